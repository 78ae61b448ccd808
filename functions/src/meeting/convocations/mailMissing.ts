import { accept, type MailedAnswer, type Outcome, refuse } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { queueConvocation } from './queueConvocation.ts';
import { findMailable, readUnmailed } from './readUnmailed.ts';

export interface MailingMissing {
  readonly assemblyId: string;
  readonly convocationId: string;
  readonly by: string;
  readonly now: number;
}

/**
 * A mail of a notice, as it was frozen, for people called who have an address and got none. Again, only for
 * people who came since; a cut process is finished by the clock.
 */
export async function mailMissing(asked: MailingMissing): Promise<Outcome<MailedAnswer>> {
  const { assemblyId, convocationId, by, now } = asked;
  const found = await findMailable(assemblyId, convocationId);
  if (!found.ok) return found;
  const before = await readUnmailed(assemblyId, convocationId);
  if (!before.ok) return before;
  if (!before.value.canMail) return refuse('mail-not-configured');
  if (before.value.missing === 0) return accept({ mails: 0 });
  await transact(async (tx) => {
    const reference = meetingDocuments.convocation(assemblyId, convocationId);
    const notice = (await tx.get(reference)).data();
    // Somebody else asked for the same meanwhile: it is written down once.
    const isTaken = (notice?.queueDueAt ?? null) !== null || notice?.mailed !== found.value.mailed;
    if (notice === undefined || isTaken) return;
    tx.update(reference, { queueDueAt: now });
    const { session, call, digest } = notice;
    const held = { session, call, digest };
    recordEvent(tx, assemblyId, {
      kind: 'convocation-mailed',
      by,
      at: now,
      from: 'chair',
      ...held,
    });
  });
  const { added } = await queueConvocation(assemblyId, found.value, now, by);
  return accept({ mails: added });
}
