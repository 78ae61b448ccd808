import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  type Outcome,
  refuse,
  type SaveDraftRequest,
  type SavedDraft,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

const minuteMillis = 60_000;

export interface DraftSaving {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SaveDraftRequest;
  readonly now: number;
}

/**
 * Keeps what is typed of the next notice, over the draft that was seen: another one saved meanwhile is not
 * lost (`draft-changed`). The same again answers what is kept. It leaves an event without the text, one for each
 * person and minute of the clock.
 */
export function saveDraft({
  assemblyId,
  by,
  request,
  now,
}: DraftSaving): Promise<Outcome<{ readonly draft: SavedDraft }>> {
  const { session, seen, draft } = request;
  const eventId = derivedId('draft', `${session}`, by, `${Math.floor(now / minuteMillis)}`);
  return transact(async (tx) => {
    const reference = meetingDocuments.convocationSettings(assemblyId);
    const [assembly, found, noted] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      tx.get(reference),
      tx.get(documents.events(assemblyId).doc(eventId)),
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
    if (!noted.exists) {
      const event = { kind: 'convocation-drafted', by, at: now, from: 'chair', session } as const;
      recordEvent(tx, assemblyId, event, eventId);
    }
    return accept({ draft: saved });
  });
}
