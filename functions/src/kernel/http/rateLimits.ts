import {
  type AccountAttempts,
  accept,
  accountFailuresAtMost,
  addFailure,
  forgetPlace,
  forgottenAt,
  type Outcome,
  tooManyAttempts,
  waitOfAttempts,
} from '@asamblea/domain';
import { inTurn } from '../concurrency/inTurn.ts';
import { documents } from '../database/documents.ts';
import { Timestamp, transact } from '../database/firestore.ts';
import { keyedHash } from '../keys/keyedHash.ts';

/** The subject of an attempt: the kind of door and whose account or code. Never stored as it is. */
export type Tried = readonly [door: string, ...account: string[]];

/** An attempt, and where it comes from: an address, a booth. Neither is stored as it is. */
export interface Attempt {
  readonly tried: Tried;
  readonly from: string;
  readonly now: number;
  /** How many failures of all places stop the account. */
  readonly atMost?: number;
}

/**
 * Tries a secret short enough to be guessed. The attempt counts as failed before it starts, so that many
 * at once are as many failures; success forgets those of its place. A failure that reaches the limit
 * already answers with the wait.
 */
export async function withinAttempts<T>(
  attempt: Attempt,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const taken = await takeAttempt(attempt);
  if (!taken.ok) return taken;
  const outcome = await work();
  if (outcome.ok) {
    await forgetFailures(attempt);
    return outcome;
  }
  return waiting(taken.value, attempt) ?? outcome;
}

/**
 * Tries a secret of at least forty bits: the right one opens also while the account is stopped, so nobody
 * locks its owner out. Only failures count, and a person who must wait is told.
 */
export async function afterFailures<T>(
  attempt: Attempt,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await work();
  if (outcome.ok) {
    const known = (await documents.limit(limitKey(attempt.tried)).get()).data();
    if (known?.places[placeKey(attempt)] !== undefined) await forgetFailures(attempt);
    return outcome;
  }
  const taken = await takeAttempt(attempt);
  if (!taken.ok) return taken;
  return waiting(taken.value, attempt) ?? outcome;
}

/**
 * Counts one attempt, or refuses it while the account must wait. Those of one account take their turn in
 * this instance: many at once would only make the database try again.
 */
export function takeAttempt(attempt: Attempt): Promise<Outcome<AccountAttempts>> {
  const { tried, now, atMost = accountFailuresAtMost } = attempt;
  const key = limitKey(tried);
  const place = placeKey(attempt);
  return inTurn(`limit-${key}`, () =>
    transact(async (tx) => {
      const account = (await tx.get(documents.limit(key))).data() ?? null;
      const wait = waitOfAttempts(account, place, now);
      if (wait > 0) return tooManyAttempts(wait);
      const next = addFailure(account, place, now, atMost);
      tx.set(documents.limit(key), stored(next));
      return accept(next);
    }),
  );
}

export function limitKey([door, ...account]: Tried): string {
  return keyedHash('attempts', door, ...account);
}

function forgetFailures(attempt: Attempt): Promise<void> {
  const key = limitKey(attempt.tried);
  return inTurn(`limit-${key}`, () =>
    transact(async (tx) => {
      const account = (await tx.get(documents.limit(key))).data();
      if (account === undefined) return;
      const left = forgetPlace(account, placeKey(attempt));
      if (left === null) tx.delete(documents.limit(key));
      else tx.set(documents.limit(key), stored(left));
    }),
  );
}

function waiting(account: AccountAttempts, attempt: Attempt): Outcome<never> | null {
  const wait = waitOfAttempts(account, placeKey(attempt), attempt.now);
  return wait > 0 ? tooManyAttempts(wait) : null;
}

/** Of that account alone: an address that tried two of them is not told apart in the database. */
function placeKey({ tried, from }: Attempt): string {
  return keyedHash('attempts-from', from, ...tried).slice(0, 22);
}

function stored({ all, places }: AccountAttempts) {
  return { all, places, ttl: Timestamp.fromMillis(forgottenAt({ all, places })) };
}
