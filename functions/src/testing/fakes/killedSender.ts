import type { SendMail } from '../../kernel/mail/mail.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { sendQueue } from '../../office/mail/sendQueue.ts';
import { openMail } from './openMail.ts';

/**
 * A process that sends the mail of one assembly and dies at its tenth message: before it speaks to the relay,
 * after it was answered, or, where somebody else kills it, in the middle.
 */
const [assemblyId = '', port = '', point = ''] = process.argv.slice(2);
const url = `smtp://127.0.0.1:${port}`;
const send = openMail({ ASAMBLEA_SMTP_URL: url, ASAMBLEA_MAIL_FROM: 'mesa@asamblea.test' });
let messages = 0;
const die = () => process.kill(process.pid, 'SIGKILL');

const dying: SendMail = async (message) => {
  messages += 1;
  const isLast = messages === 10;
  if (isLast && point === 'before') die();
  const delivery = (await send?.(message)) ?? 'later';
  if (isLast && point === 'after') die();
  return delivery;
};

const until = performance.now() + 60_000;
await sendQueue({ assemblyId, open: async () => dying, clock: systemClock, until, hands: 1 });
process.exit(0);
