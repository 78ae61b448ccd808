import {
  accept,
  type CancelQueueRequest,
  cancelMail,
  emptyMailQueue,
  type MailQueueView,
  type Outcome,
  type RetryMailsRequest,
  refuse,
  retryMail,
  type SetPaceRequest,
  usualPace,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { type Transaction, transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { touchQueue } from './touchQueue.ts';

/** The author, the assembly and the time. */
export interface QueueWork {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
}

const mailsAtOnce = 50;

/** How many messages of an assembly wait, go out or ended, and at which pace. */
export async function readQueue(assemblyId: string): Promise<Outcome<MailQueueView>> {
  const countOf = async (state: 'queued' | 'sending' | 'sent' | 'failed') =>
    (await documents.mails(assemblyId).where('state', '==', state).count().get()).data().count;
  const [waiting, sending, accepted, failed, settings, queue] = await Promise.all([
    ...([countOf('queued'), countOf('sending'), countOf('sent'), countOf('failed')] as const),
    documents.integrationSettings(assemblyId).get(),
    documents.mailQueue(assemblyId).get(),
  ]);
  return accept({
    waiting,
    sending,
    accepted,
    failed,
    pace: settings.data()?.mailPace ?? usualPace,
    pausedAt: queue.data()?.pausedAt ?? null,
  });
}

/** Nothing goes out until somebody lets it; what is on its way ends as it can. */
export function pauseQueue(
  { assemblyId, by, now }: QueueWork,
  paused: boolean,
): Promise<Outcome<{ readonly pausedAt: number | null }>> {
  const reference = documents.mailQueue(assemblyId);
  return transact(async (tx) => {
    const known = (await tx.get(reference)).data() ?? emptyMailQueue;
    if ((known.pausedAt !== null) === paused) return accept({ pausedAt: known.pausedAt });
    const pausedAt = paused ? now : null;
    tx.set(reference, { ...known, pausedAt, dueAt: paused ? null : now });
    recordEvent(tx, assemblyId, { kind: paused ? 'mail-paused' : 'mail-resumed', by, at: now });
    return accept({ pausedAt });
  });
}

/** Waiting mail of a kind is not sent any more. An invitation to the staff is not of any kind. */
export async function cancelQueue(
  { assemblyId, by, now }: QueueWork,
  { kind: asked }: CancelQueueRequest,
): Promise<Outcome<{ readonly cancelled: number }>> {
  const waiting = documents.mails(assemblyId).where('state', '==', 'queued');
  const ids = (await waiting.get()).docs
    .filter((found) => {
      const { kind = 'credential', uid } = found.data();
      return uid === undefined && kind === asked;
    })
    .map(({ id }) => id);
  const cancelled = await changeMails({ assemblyId, by, now }, ids, 'mail-cancelled', cancelMail);
  return accept({ cancelled });
}

/** Unsent mail waits again, with its attempts anew. */
export async function retryMails(
  work: QueueWork,
  { mailIds }: RetryMailsRequest,
): Promise<Outcome<{ readonly retried: number }>> {
  const { now, assemblyId } = work;
  const retried = await changeMails(work, mailIds, 'mail-retried', (mail) => retryMail(mail, now));
  if (retried > 0) await touchQueue(assemblyId, now);
  return accept({ retried });
}

/** A few at a time, each as it is then: what a sender takes meanwhile goes its way. Returns how many changed. */
async function changeMails(
  { assemblyId, by, now }: QueueWork,
  mailIds: readonly string[],
  kind: 'mail-cancelled' | 'mail-retried',
  change: typeof cancelMail,
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < mailIds.length; from += mailsAtOnce) {
    const ids = mailIds.slice(from, from + mailsAtOnce);
    const some = await transact(async (tx: Transaction) => {
      const found = await tx.getAll(...ids.map((id) => documents.mail(assemblyId, id)));
      const next = found.flatMap((one) => {
        const mail = one.data();
        const after = mail === undefined ? null : change(mail);
        return after === null ? [] : [{ ref: one.ref, after }];
      });
      for (const { ref, after } of next) tx.set(ref, after);
      if (next.length > 0) recordEvent(tx, assemblyId, { kind, by, at: now });
      return next.length;
    });
    changed += some;
  }
  return changed;
}

/** How many messages a minute the assembly sends from now on. */
export function setPace(
  { assemblyId, by, now }: QueueWork,
  { pace }: SetPaceRequest,
): Promise<Outcome<SetPaceRequest>> {
  const reference = documents.integrationSettings(assemblyId);
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const settings = (await tx.get(reference)).data() ?? {};
    if ((settings.mailPace ?? usualPace) === pace) return accept({ pace });
    tx.set(reference, { ...settings, mailPace: pace });
    recordEvent(tx, assemblyId, { kind: 'mail-pace-changed', by, at: now });
    return accept({ pace });
  });
}
