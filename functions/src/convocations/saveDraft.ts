import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  type Outcome,
  refuse,
  type SaveDraftRequest,
  type SavedDraft,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface DraftSaving {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SaveDraftRequest;
  readonly now: number;
}

/**
 * Keeps what is typed of the next notice, over the draft that was seen: another one saved meanwhile is not
 * lost (`draft-changed`). The same again answers what is kept.
 */
export function saveDraft({
  assemblyId,
  by,
  request,
  now,
}: DraftSaving): Promise<Outcome<{ readonly draft: SavedDraft }>> {
  const { session, seen, draft } = request;
  return transact(async (tx) => {
    const reference = documents.convocationSettings(assemblyId);
    const [assembly, found] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      tx.get(reference),
    ]);
    if (assembly.data()?.activeSession !== session) return refuse('session-changed');
    const known = found.data();
    const kept = known?.session === session ? known : null;
    if (kept !== null) {
      const { session: _session, savedAt, by: _by, ...before } = kept;
      if (isDeepStrictEqual(before, draft)) return accept({ draft: kept });
      if (savedAt !== seen) return refuse('draft-changed');
    }
    const saved: SavedDraft = { ...draft, session, savedAt: now, by };
    tx.set(reference, saved);
    return accept({ draft: saved });
  });
}
