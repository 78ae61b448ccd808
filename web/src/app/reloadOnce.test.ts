import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const opened: ((event: Event) => void)[] = [];
let now = 0;

beforeEach(() => {
  now = 1_000_000;
  reload.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('location', { reload });
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) => {
    opened.push(listener);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page just opened, with its own memory of what it is doing. */
async function openPage() {
  vi.resetModules();
  const page = await import('./reloadOnce.ts');
  page.reloadWhenChunksAreGone();
  const listener = opened.at(-1);
  return {
    ...page,
    /** Answers whether the failure was dealt with, and so goes no further. */
    lose: () => {
      const event = new Event('vite:preloadError', { cancelable: true });
      listener?.(event);
      return event.defaultPrevented;
    },
  };
}

test('reloads once for a file that is gone, and again only after ten seconds', async () => {
  const first = await openPage();
  expect(first.lose()).toBe(true);
  now = 1_009_999;
  const second = await openPage();
  expect(second.lose()).toBe(false);
  expect(second.isReloading()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  now = 1_010_000;
  expect((await openPage()).lose()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('several files gone at once are one reload, and no error shows meanwhile', async () => {
  const page = await openPage();
  page.lose();
  page.lose();
  expect(page.isReloading()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('never reloads while a confirmed vote waits to be sent', async () => {
  localStorage.setItem('asamblea-voto-demo-ana', '{}');
  const page = await openPage();
  expect(page.lose()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('never reloads without network, where nothing newer can come', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await openPage()).lose()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
