/** Failed attempts, times by the server's clock in milliseconds. */
interface AttemptCount {
  readonly failures: number;
  readonly lastAt: number;
  /** Nothing is tried before; 0 when nobody must wait. */
  readonly waitUntil: number;
}

/** Failed attempts on one account or code: `limits/{key}`. */
export interface AccountAttempts {
  readonly all: AttemptCount;
  /** By where they came from, an address or a booth: a stranger's failures stop the stranger. */
  readonly places: Readonly<Record<string, AttemptCount>>;
}

/** After these failures at one place the next one waits: 1 minute, 2, 4, 8 and then 15. */
export const failuresAtMost = 5;
/**
 * After these of all places together everybody waits in the same steps, because a place can be feigned.
 * It leaves a PIN of six digits some seventy guesses in a meeting of ten hours.
 */
export const accountFailuresAtMost = 25;
/** The same of a recovery, where nothing is guessed: only a mailbox is spared. */
export const recoveriesAtMost = 200;

const minute = 60_000;
const longestWait = 15 * minute;
/** An account without attempts for an hour starts again. */
export const attemptMemory = 60 * minute;

/** Milliseconds until another attempt may be made from that place; 0 when it may be made now. */
export function waitOfAttempts(
  account: AccountAttempts | null,
  place: string,
  now: number,
): number {
  if (account === null) return 0;
  return Math.max(waitOf(account.all, now), waitOf(account.places[place], now));
}

/** The counts after one more failure at a place. An attempt may count before its result is known. */
export function addFailure(
  account: AccountAttempts | null,
  place: string,
  now: number,
  atMost = accountFailuresAtMost,
): AccountAttempts {
  const kept = Object.entries(account?.places ?? {}).filter(([, one]) => !isForgotten(one, now));
  const places = Object.fromEntries(kept);
  return {
    all: addOne(account?.all, now, atMost),
    places: { ...places, [place]: addOne(places[place], now, failuresAtMost) },
  };
}

/**
 * The counts once somebody got in from a place: its failures were theirs, and those of others stay. After
 * signing in, a person waits no more, which leaves a guesser elsewhere one guess sooner.
 */
export function forgetPlace(account: AccountAttempts, place: string): AccountAttempts | null {
  const { [place]: own, ...places } = account.places;
  const failures = account.all.failures - (own?.failures ?? 0);
  return failures > 0 ? { all: { ...account.all, failures, waitUntil: 0 }, places } : null;
}

/** When nothing of this matters any more. */
export function forgottenAt({ all, places }: AccountAttempts): number {
  const ends = [all, ...Object.values(places)].map(({ lastAt, waitUntil }) =>
    Math.max(lastAt, waitUntil),
  );
  return Math.max(...ends) + attemptMemory;
}

function waitOf(count: AttemptCount | undefined, now: number): number {
  return count === undefined ? 0 : Math.max(0, count.waitUntil - now);
}

function addOne(count: AttemptCount | undefined, now: number, atMost: number): AttemptCount {
  const before = count === undefined || isForgotten(count, now) ? 0 : count.failures;
  const failures = before + 1;
  const beyond = failures - atMost;
  // No wait is no moment: another server's clock may be a little behind.
  const waitUntil = beyond < 0 ? 0 : now + Math.min(minute * 2 ** beyond, longestWait);
  return { failures, lastAt: now, waitUntil };
}

function isForgotten({ lastAt, waitUntil }: AttemptCount, now: number): boolean {
  return now - Math.max(lastAt, waitUntil) >= attemptMemory;
}
