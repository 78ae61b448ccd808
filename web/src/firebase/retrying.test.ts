import { expect, test } from 'vitest';
import { keepTrying, waitAfter } from './retrying.ts';

test('waits longer after each failure, up to a quarter of a minute', () => {
  expect([1, 2, 3, 4, 5, 50].map(waitAfter)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});

test('stops trying when the page is left', async () => {
  const leaving = new AbortController();
  let attempts = 0;
  const trying = keepTrying(() => {
    attempts += 1;
    leaving.abort(new Error('left'));
    return Promise.reject(new Error('no network'));
  }, leaving.signal);
  await expect(trying).rejects.toThrow('left');
  expect(attempts).toBe(1);
});

test('gives the first success', async () => {
  expect(await keepTrying(async () => 'open', new AbortController().signal)).toBe('open');
});

test('tells each failure, tries at once when the network is back, and tells that it works', async () => {
  const told: boolean[] = [];
  let attempts = 0;
  const opened = await keepTrying(
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
