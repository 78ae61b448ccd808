import { expect, test } from 'vitest';
import { retryUntilDone, waitAfter } from './retrying.ts';

test('waits longer after each failure, up to a quarter of a minute', () => {
  const waits = [1, 2, 3, 4, 5, 50].map((failures) => waitAfter(failures, null, 1));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});

test('requests that failed together do not come back together', () => {
  expect([0, 0.5, 1].map((luck) => waitAfter(3, null, luck))).toEqual([2000, 3000, 4000]);
  expect([0, 1].map((luck) => waitAfter(1, 10, luck))).toEqual([10_000, 12_500]);
});

test('waits what it is told, when that is longer and not for ever', () => {
  expect(waitAfter(1, 30, 0)).toBe(30_000);
  expect(waitAfter(50, 2, 1)).toBe(15_000);
  expect(waitAfter(1, 86_400, 0)).toBe(120_000);
});

test('stops trying when the page is left', async () => {
  const leaving = new AbortController();
  let attempts = 0;
  const trying = retryUntilDone(() => {
    attempts += 1;
    leaving.abort(new Error('left'));
    return Promise.reject(new Error('no network'));
  }, leaving.signal);
  await expect(trying).rejects.toThrow('left');
  expect(attempts).toBe(1);
});

test('gives the first success', async () => {
  expect(await retryUntilDone(async () => 'open', new AbortController().signal)).toBe('open');
});

test('tells each failure, tries at once when the network is back, and tells that it works', async () => {
  const told: boolean[] = [];
  let attempts = 0;
  const opened = await retryUntilDone(
    () => {
      attempts += 1;
      if (attempts > 1) return Promise.resolve('open');
      // Far sooner than the wait: the second attempt is owed to the browser's word.
      setTimeout(() => dispatchEvent(new Event('online')), 5);
      return Promise.reject(new Error('no network'));
    },
    new AbortController().signal,
    (isFailing) => told.push(isFailing),
  );
  expect([opened, attempts, told]).toEqual(['open', 2, [true, false]]);
});
