import { expect, test } from 'vitest';
import {
  type AccountAttempts,
  accountFailuresAtMost,
  addFailure,
  attemptMemory,
  failuresAtMost,
  forgetPlace,
  forgottenAt,
  recoveriesAtMost,
  waitOfAttempts,
} from './attemptLimit.ts';

const minute = 60_000;

/** Fails as soon as it may, from places in turn, and says the minutes it had to wait after each failure. */
function failTimes(times: number, placeOf: (i: number) => string): readonly number[] {
  let account: AccountAttempts | null = null;
  let now = 0;
  const waits: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const place = placeOf(i);
    now += waitOfAttempts(account, place, now);
    account = addFailure(account, place, now);
    waits.push(waitOfAttempts(account, place, now) / minute);
  }
  return waits;
}

/** So many failures at one instant, each from a place of its own. */
function spread(failures: number, atMost?: number): AccountAttempts | null {
  let account: AccountAttempts | null = null;
  for (let i = 0; i < failures; i += 1) account = addFailure(account, `place-${i}`, 0, atMost);
  return account;
}

test('lets one fail four times at a place; from the fifth on it waits 1, 2, 4, 8 and 15 minutes', () => {
  expect(failuresAtMost).toBe(5);
  expect(failTimes(12, () => 'here')).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15, 15]);
});

test('failures at one place stop nobody at another', () => {
  let account: AccountAttempts | null = null;
  for (let i = 0; i < failuresAtMost; i += 1) account = addFailure(account, 'stranger', 0);
  expect(waitOfAttempts(account, 'stranger', 0)).toBe(minute);
  expect(waitOfAttempts(account, 'owner', 0)).toBe(0);
});

test('all places together have a ceiling, from which everybody waits in the same steps', () => {
  expect(accountFailuresAtMost).toBe(25);
  expect(waitOfAttempts(spread(24), 'anywhere', 0)).toBe(0);
  expect(waitOfAttempts(spread(25), 'anywhere', 0)).toBe(minute);
  const waits = failTimes(31, (i) => `place-${i}`);
  expect(waits.slice(23)).toEqual([0, 1, 2, 4, 8, 15, 15, 15]);
});

test('a place for each guess leaves a PIN of six digits less than a hundred guesses in ten hours', () => {
  let account: AccountAttempts | null = null;
  let guesses = 0;
  for (let now = 0; now < 600 * minute; guesses += 1) {
    now += waitOfAttempts(account, `place-${guesses}`, now);
    account = addFailure(account, `place-${guesses}`, now);
  }
  expect(guesses).toBeLessThan(100);
});

test('a recovery, where nothing is guessed, is stopped by two hundred askings', () => {
  expect(waitOfAttempts(spread(recoveriesAtMost - 1, recoveriesAtMost), 'me', 0)).toBe(0);
  expect(waitOfAttempts(spread(recoveriesAtMost, recoveriesAtMost), 'me', 0)).toBe(minute);
});

test('the wait runs out', () => {
  const count = { failures: 5, lastAt: 0, waitUntil: minute };
  const account = { all: { failures: 5, lastAt: 0, waitUntil: 0 }, places: { here: count } };
  expect(waitOfAttempts(account, 'here', 59_999)).toBe(1);
  expect(waitOfAttempts(account, 'here', 60_000)).toBe(0);
  expect(waitOfAttempts(null, 'here', 0)).toBe(0);
});

test('an hour of quiet after the wait forgets the failures, and not a moment less', () => {
  const count = { failures: 9, lastAt: 0, waitUntil: 900_000 };
  const account = { all: count, places: { here: count, there: count } };
  const end = 900_000 + attemptMemory;
  expect(forgottenAt(account)).toBe(end);
  expect(addFailure(account, 'here', end - 1)).toMatchObject({
    all: { failures: 10 },
    places: { here: { failures: 10 }, there: { failures: 9 } },
  });
  const fresh = { failures: 1, lastAt: end, waitUntil: 0 };
  expect(addFailure(account, 'here', end)).toEqual({ all: fresh, places: { here: fresh } });
});

test('getting in forgets the failures of its place, and those of others stay', () => {
  let account = addFailure(null, 'owner', 0);
  expect(forgetPlace(account, 'owner')).toBeNull();
  for (let i = 0; i < 5; i += 1) account = addFailure(account, 'stranger', 0);
  expect(forgetPlace(account, 'owner')).toMatchObject({
    all: { failures: 5 },
    places: { stranger: { failures: 5 } },
  });
  expect(waitOfAttempts(forgetPlace(account, 'owner'), 'stranger', 0)).toBe(minute);
});

test('a server whose clock is behind waits for nobody who need not wait', () => {
  expect(waitOfAttempts(addFailure(null, 'here', 5000), 'here', 4000)).toBe(0);
});
