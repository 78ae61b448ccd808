import { beforeEach, expect, test, vi } from 'vitest';
import { isVerySlow, prefetchAfterMilliseconds, prefetchPages } from './prefetchPages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('specification §9: pages are fetched ahead after one second, one by one', async () => {
  expect(prefetchAfterMilliseconds).toBe(1000);
  const asked: string[] = [];
  const load = (name: string) => async () => asked.push(name);
  prefetchPages([load('a'), load('b')], {});
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['a', 'b']);
});

test('a page that cannot be brought does not stop the next', async () => {
  const last = vi.fn(async () => undefined);
  prefetchPages([() => Promise.reject(new Error('gone')), last], {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(last).toHaveBeenCalledOnce();
});

test('leaving stops what has not begun', async () => {
  const load = vi.fn(async () => undefined);
  prefetchPages([load], {})();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{}, false],
])('a connection %j is very slow: %s', async (connection, slow) => {
  expect(isVerySlow(connection)).toBe(slow);
  const load = vi.fn(async () => undefined);
  prefetchPages([load], connection);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(slow ? 0 : 1);
});
