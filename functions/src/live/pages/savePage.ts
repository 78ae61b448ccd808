import {
  accept,
  decideSavePage,
  type Outcome,
  type SavedPage,
  type SavePageRequest,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { liveDocuments } from '../projections/liveDocuments.ts';
import { cleanPage } from './cleanPage.ts';

interface SavingPage {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SavePageRequest;
  readonly now: number;
}

/**
 * Saves a page over the version it was written on, and no other: only its allowed parts, telling the removed
 * ones.
 */
export async function savePage(asked: SavingPage): Promise<Outcome<SavedPage>> {
  const { assemblyId, by, now } = asked;
  const { page: request, removed } = await cleanPage(asked.request);
  const saved = await transact(async (tx) => {
    const reference = liveDocuments.page(assemblyId, request.pageId);
    const current = (await tx.get(reference)).data() ?? null;
    const decision = decideSavePage(request, current);
    if (!decision.ok || decision.value === current) return decision;
    tx.set(reference, decision.value);
    recordEvent(tx, assemblyId, { kind: 'page-saved', by, at: now });
    return decision;
  });
  return saved.ok ? accept({ page: saved.value, removed }) : saved;
}
