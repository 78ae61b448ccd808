import { documents } from '../../kernel/database/documents.ts';
import type { SendMail } from '../../kernel/mail/mail.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { sendQueue } from './sendQueue.ts';

/** The most that one call looks at; the next one goes on from there. */
const queuesAtOnce = 64;
const mailsAtOnce = 50;
/** How many assemblies are served side by side: a relay that is slow holds up its own and no other. */
const lanes = 16;
const budgetMillis = 15_000;

/**
 * Sends what waits in every outbox, each at its own pace, and gives up what was cut in the middle. Returns how
 * many messages were tried.
 */
export async function sweepMail(
  open: (assemblyId: string) => Promise<SendMail | null>,
  clock: Pick<Clock, 'now'>,
): Promise<number> {
  const until = performance.now() + budgetMillis;
  const waiting = (await dueOutboxes(clock.now())).values();
  let tried = 0;
  const serve = async () => {
    for (const assemblyId of waiting) {
      await attempt('mail not tried again', async () => {
        const sent = await sendQueue({ assemblyId, open, clock, until });
        tried += sent;
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, serve));
  return tried;
}

/** Those that asked to be looked at, and those of a message that nobody announced, the oldest first. */
async function dueOutboxes(now: number): Promise<ReadonlySet<string>> {
  const [queues, mails] = await Promise.all([
    documents.everyMailQueue().where('dueAt', '<=', now).limit(queuesAtOnce).get(),
    documents.everyMail().where('dueAt', '<=', now).limit(mailsAtOnce).get(),
  ]);
  const found = [...queues.docs, ...mails.docs].map(({ ref }) => ref.parent.parent?.id);
  return new Set(found.flatMap((assemblyId) => assemblyId ?? []));
}
