/** Failed attempts on one account or code: `limits/{key}`. Times by the server's clock, in milliseconds. */
export interface AttemptCount {
  readonly failures: number;
  readonly lastAt: number;
  /** Nothing is tried before; 0 when nobody must wait. */
  readonly waitUntil: number;
}

/** After these failures the next one waits: 1 minute, 2, 4, 8 and then 15. */
export const failuresAtMost = 5;
const minute = 60_000;
const longestWait = 15 * minute;
/** What nobody tries for an hour starts again. */
export const attemptMemory = 60 * minute;

/** Milliseconds until another attempt may be made; 0 when it may be made now. */
export function waitOfAttempts(count: AttemptCount | null, now: number): number {
  return count === null ? 0 : Math.max(0, count.waitUntil - now);
}

/** The count after one more failure. An attempt counts before its result is known. */
export function addFailure(count: AttemptCount | null, now: number): AttemptCount {
  const failures = (count === null || isForgotten(count, now) ? 0 : count.failures) + 1;
  const beyond = failures - failuresAtMost;
  // No wait is no moment: another server's clock may be a little behind.
  const waitUntil = beyond < 0 ? 0 : now + Math.min(minute * 2 ** beyond, longestWait);
  return { failures, lastAt: now, waitUntil };
}

function isForgotten({ lastAt, waitUntil }: AttemptCount, now: number): boolean {
  return now - Math.max(lastAt, waitUntil) >= attemptMemory;
}
