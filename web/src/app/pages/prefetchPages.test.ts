import { beforeEach, expect, test, vi } from 'vitest';
import { beginWaiting } from '../../ui/feedback/waiting.ts';
import { isVerySlow, prefetchAfterMilliseconds, prefetchPages } from './prefetchPages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** One second, and the rest that the machine is given before each. */
const untilBrought = 1_200;

test('specification §9: pages are fetched ahead after one second, one by one', async () => {
  expect(prefetchAfterMilliseconds).toBe(1000);
  const asked: string[] = [];
  const load = (name: string) => async () => asked.push(name);
  prefetchPages([load('a'), load('b')], {});
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['a', 'b']);
});

test('a page that cannot be brought does not stop the next', async () => {
  const last = vi.fn(async () => undefined);
  prefetchPages([() => Promise.reject(new Error('gone')), last], {});
  await vi.advanceTimersByTimeAsync(untilBrought);
  expect(last).toHaveBeenCalledOnce();
});

test('nothing is fetched ahead while visible content is on its way, nor between two of its pieces', async () => {
  const load = vi.fn(async () => undefined);
  const first = beginWaiting();
  prefetchPages([load], {});
  await vi.advanceTimersByTimeAsync(30_000);
  expect(load).not.toHaveBeenCalled();
  first();
  const second = beginWaiting();
  await vi.advanceTimersByTimeAsync(untilBrought);
  expect(load).not.toHaveBeenCalled();
  second();
  await vi.advanceTimersByTimeAsync(untilBrought);
  expect(load).toHaveBeenCalledOnce();
});

test('the next page waits too when something is asked for meanwhile', async () => {
  let end: () => void = () => undefined;
  const first = async () => {
    end = beginWaiting();
  };
  const next = vi.fn(async () => undefined);
  prefetchPages([first, next], {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(next).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(untilBrought);
  expect(next).toHaveBeenCalledOnce();
});

test('a page of which something never comes is waited for a minute', async () => {
  const load = vi.fn(async () => undefined);
  const end = beginWaiting();
  prefetchPages([load], {});
  await vi.advanceTimersByTimeAsync(62_000);
  expect(load).toHaveBeenCalledOnce();
  end();
});

test('a machine that does not rest is left alone', async () => {
  const resting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (rests: () => void) => resting.push(rests));
  const load = vi.fn(async () => undefined);
  prefetchPages([load], {});
  await vi.advanceTimersByTimeAsync(untilBrought);
  expect(load).not.toHaveBeenCalled();
  for (const rests of resting) rests();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
});

test('leaving stops what has not begun', async () => {
  const load = vi.fn(async () => undefined);
  prefetchPages([load], {})();
  await vi.advanceTimersByTimeAsync(untilBrought);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [{}, false],
])('a connection %j is very slow: %s', async (connection, slow) => {
  expect(isVerySlow(connection)).toBe(slow);
  const load = vi.fn(async () => undefined);
  prefetchPages([load], connection);
  await vi.advanceTimersByTimeAsync(untilBrought);
  expect(load).toHaveBeenCalledTimes(slow ? 0 : 1);
});
