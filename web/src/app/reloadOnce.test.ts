import { afterEach, expect, test, vi } from 'vitest';
import { reloadWhenChunksAreGone } from './reloadOnce.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('reloads once for a file that is gone, and again only after ten seconds', () => {
  const reload = vi.fn();
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  reloadWhenChunksAreGone();
  const lose = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

  // `dispatchEvent` answers false when the failure was dealt with, and it goes no further.
  expect(lose()).toBe(false);
  now.mockReturnValue(1_009_999);
  expect(lose()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1_010_000);
  expect(lose()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});
