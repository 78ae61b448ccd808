import { expect, test } from 'vitest';
import {
  type AttemptCount,
  addFailure,
  attemptMemory,
  failuresAtMost,
  waitOfAttempts,
} from './attemptLimit.ts';

/** Fails as soon as it may, and says the minutes it had to wait after each failure. */
function failTimes(times: number): readonly number[] {
  let count: AttemptCount | null = null;
  let now = 0;
  const waits: number[] = [];
  for (let i = 0; i < times; i += 1) {
    now += waitOfAttempts(count, now);
    count = addFailure(count, now);
    waits.push(waitOfAttempts(count, now) / 60_000);
  }
  return waits;
}

test('lets one fail four times at once; from the fifth on it waits 1, 2, 4, 8 and 15 minutes', () => {
  expect(failuresAtMost).toBe(5);
  expect(failTimes(12)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15, 15]);
});

test('the wait runs out', () => {
  const count = { failures: 5, lastAt: 0, waitUntil: 60_000 };
  expect(waitOfAttempts(count, 59_999)).toBe(1);
  expect(waitOfAttempts(count, 60_000)).toBe(0);
  expect(waitOfAttempts(null, 0)).toBe(0);
});

test('an hour of quiet after the wait forgets the failures, and not a moment less', () => {
  const count = { failures: 9, lastAt: 0, waitUntil: 900_000 };
  expect(addFailure(count, 900_000 + attemptMemory - 1).failures).toBe(10);
  expect(addFailure(count, 900_000 + attemptMemory)).toEqual({
    failures: 1,
    lastAt: 900_000 + attemptMemory,
    waitUntil: 0,
  });
});

test('a server whose clock is behind waits for nobody who need not wait', () => {
  expect(waitOfAttempts(addFailure(null, 5000), 4000)).toBe(0);
});
