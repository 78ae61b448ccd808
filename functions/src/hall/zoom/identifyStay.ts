import { accept, type MatchZoomRequest, type Outcome, refuse } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { readPerson } from '../../people/accessCodes/readPerson.ts';
import { zoomDocuments } from './zoomDocuments.ts';

export interface StayIdentified {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: MatchZoomRequest;
  readonly now: number;
}

/** Identifies a participant of the video, by a person who sees them. It accredits nobody; and it may be undone. */
export function identifyStay(asked: StayIdentified): Promise<Outcome<object>> {
  const { assemblyId, by, now } = asked;
  const { key, personId } = asked.request;
  return transact(async (tx) => {
    const reference = zoomDocuments.participant(assemblyId, key);
    const person = personId === null ? null : await readPerson(tx, assemblyId, personId);
    const stay = (await tx.get(reference)).data();
    if (stay === undefined) return refuse('zoom-stay-unknown');
    const { chosen, ...rest } = stay;
    if ((chosen?.personId ?? null) === personId) return accept({});
    if (personId === null) {
      const before = chosen?.personId ?? '';
      tx.set(reference, rest);
      recordEvent(tx, assemblyId, { kind: 'video-unidentified', by, at: now, personId: before });
      return accept({});
    }
    if (person === null) return refuse('person-unknown');
    tx.set(reference, { ...rest, chosen: { personId, by, at: now } });
    recordEvent(tx, assemblyId, { kind: 'video-identified', by, at: now, personId });
    return accept({});
  });
}
