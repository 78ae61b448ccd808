import {
  type AttemptCount,
  accept,
  addFailure,
  attemptMemory,
  type Outcome,
  tooManyAttempts,
  waitOfAttempts,
} from '@asamblea/domain';
import { documents } from './documents.ts';
import { Timestamp, transact } from './firestore.ts';
import { keyedHash } from './keyedHash.ts';

/** What is tried: the kind of door and whose account or code. Never stored as it is. */
export type Tried = readonly [door: string, ...account: string[]];

/**
 * Runs an attempt within the measure of its account. It counts as failed before it starts, so that many
 * at once are as many failures; success forgets them all. A failure that reaches the limit already
 * answers with the wait.
 */
export async function withinAttempts<T>(
  tried: Tried,
  now: number,
  attempt: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const taken = await takeAttempt(tried, now);
  if (!taken.ok) return taken;
  const outcome = await attempt();
  if (outcome.ok) {
    await documents.limit(limitKey(tried)).delete();
    return outcome;
  }
  const wait = waitOfAttempts(taken.value, now);
  return wait > 0 ? tooManyAttempts(wait) : outcome;
}

/** Counts one attempt, or refuses it while the account must wait. */
export function takeAttempt(tried: Tried, now: number): Promise<Outcome<AttemptCount>> {
  const reference = documents.limit(limitKey(tried));
  return transact(async (tx) => {
    const count = (await tx.get(reference)).data() ?? null;
    const wait = waitOfAttempts(count, now);
    if (wait > 0) return tooManyAttempts(wait);
    const next = addFailure(count, now);
    const ttl = Timestamp.fromMillis(Math.max(next.lastAt, next.waitUntil) + attemptMemory);
    tx.set(reference, { ...next, ttl });
    return accept(next);
  });
}

export function limitKey([door, ...account]: Tried): string {
  return keyedHash('limit', door, ...account);
}
