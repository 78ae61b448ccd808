import { emptyMailQueue, expireMail, giveTurns, type MailQueue, usualPace } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import type { SendMail } from '../../kernel/mail/mail.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { deliverMail } from './deliverMail.ts';

export interface SendingQueue {
  readonly assemblyId: string;
  /** The function that hands the mail over; null while there is no server. */
  readonly open: (assemblyId: string) => Promise<SendMail | null>;
  readonly clock: Pick<Clock, 'now'>;
  /** Until when more is taken up, in milliseconds of `performance.now()`. One handful always is. */
  readonly until: number;
  /** How many conversations with the relay at once; not said: `handsAtOnce`. */
  readonly hands?: number;
}

const handsAtOnce = 8;
/** A relay that does not answer is asked again then. */
const restMillis = 60_000;

/**
 * Sends what waits in the outbox of one assembly, at its pace. Several at once share the pace, and send each
 * message once. Where the relay takes nothing it stops: the rest keeps its attempts for when it answers.
 * Returns how many messages were tried, or given up.
 */
export async function sendQueue(asked: SendingQueue): Promise<number> {
  const { assemblyId, open, clock, until, hands = handsAtOnce } = asked;
  const { mailPace: pace = usualPace } =
    (await documents.integrationSettings(assemblyId).get()).data() ?? {};
  let tried = 0;
  let isFirst = true;
  do {
    const now = clock.now();
    const before = (await documents.mailQueue(assemblyId).get()).data() ?? emptyMailQueue;
    if (isFirst && before.dueAt !== null && before.dueAt > now) break;
    isFirst = false;
    const waiting = documents.mails(assemblyId).where('dueAt', '<=', now).orderBy('dueAt');
    const due = (await waiting.limit(hands).get()).docs;
    const cut = due.filter((found) => found.data().state === 'sending');
    await Promise.all(
      cut.map(({ id }) =>
        attempt('mail not given up', () => giveUpMail({ assemblyId, mailId: id, clock })),
      ),
    );
    tried += cut.length;
    const ready = due.filter((found) => found.data().state === 'queued').map(({ id }) => id);
    if (ready.length === 0) {
      if (cut.length > 0) continue;
      await rest(assemblyId, before, await nextDue(assemblyId, now));
      break;
    }
    const send = await open(assemblyId);
    const turns =
      send === null ? 0 : await reserve(assemblyId, { pace, wanted: ready.length, now });
    if (send === null) await rest(assemblyId, before, now + restMillis);
    if (send === null || turns === 0) break;
    const states = await Promise.all(
      ready.slice(0, turns).map(async (mailId) => {
        let state: string | null = null;
        await attempt('mail not tried', async () => {
          const answer = await deliverMail({ assemblyId, mailId, send, clock });
          state = answer.ok ? answer.value.state : null;
        });
        return state;
      }),
    );
    tried += states.length;
    if (states.every((state) => state === 'queued' || state === null)) {
      const after = (await documents.mailQueue(assemblyId).get()).data() ?? emptyMailQueue;
      await rest(assemblyId, after, now + restMillis);
      break;
    }
  } while (performance.now() < until);
  return tried;
}

function reserve(
  assemblyId: string,
  asked: { readonly pace: number; readonly wanted: number; readonly now: number },
): Promise<number> {
  const reference = documents.mailQueue(assemblyId);
  return transact(async (tx) => {
    const { turns, queue } = giveTurns((await tx.get(reference)).data() ?? emptyMailQueue, asked);
    tx.set(reference, queue);
    return turns;
  });
}

/** Nobody looks before then; unless something was put in since it was read. */
function rest(assemblyId: string, read: MailQueue, dueAt: number | null): Promise<void> {
  const reference = documents.mailQueue(assemblyId);
  return transact(async (tx) => {
    const known = (await tx.get(reference)).data();
    if (known === undefined || known.touched !== read.touched) return;
    tx.set(reference, { ...known, dueAt });
  });
}

async function nextDue(assemblyId: string, now: number): Promise<number | null> {
  const later = documents.mails(assemblyId).where('dueAt', '>', now).orderBy('dueAt').limit(1);
  return (await later.get()).docs[0]?.data().dueAt ?? null;
}

/** The sender of a message was cut: its fate is not known, and it is not sent again by itself. */
function giveUpMail(asked: {
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
