import { expireMail } from '@asamblea/domain';
import type { Clock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import type { SendMail } from '../platform/mail.ts';
import { attempt } from '../platform/reportProblem.ts';
import { deliverMail } from './deliverMail.ts';

/** What one call takes on; the next one goes on from there. */
const mailsAtOnce = 20;

/** Tries again what the relay could not take, and gives up what was cut in the middle. Returns how many. */
export async function sweepMail(
  open: (assemblyId: string) => Promise<SendMail | null>,
  clock: Pick<Clock, 'now'>,
): Promise<number> {
  const now = clock.now();
  const due = await documents.everyMail().where('dueAt', '<=', now).limit(mailsAtOnce).get();
  let tried = 0;
  for (const found of due.docs) {
    const assemblyId = found.ref.parent.parent?.id;
    if (assemblyId === undefined) continue;
    const asked = { assemblyId, mailId: found.id, clock };
    const work = async () => {
      if (found.data().state === 'sending') return giveUp(asked);
      const send = await open(assemblyId);
      if (send !== null) await deliverMail({ ...asked, send });
    };
    if (await attempt('mail not tried again', work)) tried += 1;
  }
  return tried;
}

function giveUp(asked: {
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
