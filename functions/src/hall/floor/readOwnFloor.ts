import { accept, type Inquiry, type Outcome, type OwnFloor, turnOf } from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { readFloor } from './changeFloor.ts';
import { readSpeaker } from './readSpeaker.ts';

/**
 * The requests of a person to the chair: their turn and their questions in writing, on whichever device they
 * ask.
 */
export function readOwnFloor(
  assemblyId: string,
  personId: string | null,
  now: number,
): Promise<Outcome<OwnFloor>> {
  return readTogether(async (tx) => {
    const found = await readFloor(tx, assemblyId);
    if (!found.ok) return found;
    const { floor } = found.value;
    const { session } = found.value.session;
    if (personId === null) {
      return accept({ attends: false, turnId: null, inquiries: [], serverNow: now });
    }
    const speaker = await readSpeaker(tx, { assemblyId, session }, personId);
    const own = await readOwnInquiries(tx, { assemblyId, session }, personId);
    return accept({
      attends: speaker.ok,
      turnId: turnOf(floor, personId)?.turnId ?? null,
      inquiries: own.map(({ inquiryId, text, sentAt, state }) => ({
        inquiryId,
        text,
        sentAt,
        state,
      })),
      serverNow: now,
    });
  });
}

/** Those that a person sent in that session, oldest first. */
export async function readOwnInquiries(
  tx: Transaction,
  { assemblyId, session }: { readonly assemblyId: string; readonly session: number },
  personId: string,
): Promise<readonly Inquiry[]> {
  const sent = await tx.get(hallDocuments.inquiries(assemblyId).where('personId', '==', personId));
  return sent.docs
    .map((one) => one.data())
    .filter((one) => one.session === session)
    .sort((a, b) => a.sentAt - b.sentAt);
}
