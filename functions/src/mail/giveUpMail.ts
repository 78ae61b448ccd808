import { expireMail } from '@asamblea/domain';
import type { Clock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

/** Whoever took a message was cut: what became of it is not known, and it is not sent again by itself. */
export function giveUpMail(asked: {
  readonly assemblyId: string;
  readonly mailId: string;
  readonly clock: Pick<Clock, 'now'>;
}): Promise<void> {
  const reference = documents.mail(asked.assemblyId, asked.mailId);
  return transact(async (tx) => {
    const found = (await tx.get(reference)).data();
    const expired = found === undefined ? null : expireMail(found, asked.clock.now());
    if (expired !== null) tx.set(reference, expired);
  });
}
