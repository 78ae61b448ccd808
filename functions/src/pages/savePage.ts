import {
  decideSavePage,
  type Outcome,
  type SavePageRequest,
  type WrittenPage,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

interface SavingPage {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SavePageRequest;
  readonly now: number;
}

/** Saves a page over the version it was written on, and no other. */
export function savePage(asked: SavingPage): Promise<Outcome<WrittenPage>> {
  const { assemblyId, by, request, now } = asked;
  return transact(async (tx) => {
    const reference = documents.page(assemblyId, request.pageId);
    const current = (await tx.get(reference)).data() ?? null;
    const decision = decideSavePage(request, current);
    if (!decision.ok || decision.value === current) return decision;
    tx.set(reference, decision.value);
    recordEvent(tx, assemblyId, { kind: 'page-saved', by, at: now });
    return decision;
  });
}
