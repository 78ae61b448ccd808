import * as z from 'zod';

/**
 * `mailQueue/current` of an assembly: when its outbox is looked at, and how much of its pace is spent. Times
 * in milliseconds by the server's clock.
 */
export interface MailQueue {
  /** When the clock looks at it; null while nothing waits, or while it is paused. */
  readonly dueAt: number | null;
  /** Changes whenever something is put in: who found it empty before that has not seen it. */
  readonly touched: string;
  /** Since when a person keeps what waits; null: it goes out. */
  readonly pausedAt: number | null;
  /** The minute that is being spent, and how many messages of it were given. */
  readonly minuteAt: number;
  readonly given: number;
}

/** Messages a minute: what a common relay takes without asking to wait. */
export const usualPace = 60;
export const paceAtMost = 300;

/** `POST /api/settings/mail/pace`: messages a minute that the assembly sends. */
export const setPaceRequest = z.strictObject({
  pace: z.number().int().min(1).max(paceAtMost),
});
export type SetPaceRequest = z.infer<typeof setPaceRequest>;

export const emptyMailQueue: MailQueue = {
  dueAt: null,
  touched: '',
  pausedAt: null,
  minuteAt: 0,
  given: 0,
};

const minute = 60_000;

/**
 * So many messages may go out now, at most `wanted`, and the queue once they are given. A turn given and not
 * used is lost: the pace is never exceeded, wherever a process is cut.
 */
export function giveTurns(
  queue: MailQueue,
  asked: { readonly pace: number; readonly wanted: number; readonly now: number },
): { readonly turns: number; readonly queue: MailQueue } {
  const { pace, wanted, now } = asked;
  if (queue.pausedAt !== null) return { turns: 0, queue: { ...queue, dueAt: null } };
  const isOver = now - queue.minuteAt >= minute || now < queue.minuteAt;
  const current = isOver ? { ...queue, minuteAt: now, given: 0 } : queue;
  const turns = Math.max(0, Math.min(wanted, pace - current.given));
  const dueAt = turns === 0 ? current.minuteAt + minute : now;
  return { turns, queue: { ...current, given: current.given + turns, dueAt } };
}

/** How the outbox of an assembly stands. */
export interface MailQueueView {
  readonly waiting: number;
  readonly sending: number;
  /** A server took them: nobody says that they were received. */
  readonly accepted: number;
  /** Failed, came back, were cancelled or are to be confirmed. */
  readonly failed: number;
  readonly pace: number;
  readonly pausedAt: number | null;
}
