import { type BouncedMail, bounceMail } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';

/** A message came back. Heard twice, late, or of one that is not there, nothing changes. Says whether it did. */
export function hearBounce(
  { assemblyId, mailId, reason }: BouncedMail,
  now: number,
): Promise<boolean> {
  const reference = documents.mail(assemblyId, mailId);
  return transact(async (tx) => {
    const mail = (await tx.get(reference)).data();
    const next = mail === undefined ? null : bounceMail(mail, { at: now, reason });
    if (next === null) return false;
    tx.set(reference, next);
    recordEvent(tx, assemblyId, {
      kind: 'mail-returned',
      by: 'clock',
      at: now,
      from: 'system',
      personId: next.personId,
    });
    return true;
  });
}
