import { beforeEach, expect, test, vi } from 'vitest';

class FakeContainer extends EventTarget {
  controller: object | null = null;
  update = vi.fn(async () => undefined);
  register = vi.fn(async () => ({ update: this.update }));
}

let container: FakeContainer;
let page: typeof import('./serviceWorker.ts');
let now = 0;

beforeEach(async () => {
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  now = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.resetModules();
  page = await import('./serviceWorker.ts');
});

const change = () => container.dispatchEvent(new Event('controllerchange'));

test('the first installation is not a new version', () => {
  page.installServiceWorker('/');
  expect(container.register).toHaveBeenCalledWith('/sw.js');
  change();
  expect(page.readIsNewVersion()).toBe(false);
  change();
  expect(page.readIsNewVersion()).toBe(true);
});

test('the worker that replaces the one the page was opened with is told to the watcher', () => {
  container.controller = {};
  const watcher = vi.fn();
  page.watchNewVersion(watcher);
  page.installServiceWorker('/');
  change();
  expect(watcher).toHaveBeenCalledTimes(1);
  expect(page.readIsNewVersion()).toBe(true);
});

test('a stream over the video installs nothing', () => {
  page.installServiceWorker('/stream/votacion');
  expect(container.register).not.toHaveBeenCalled();
});

test('looks for a newer one when the page is seen again, at most each quarter of an hour', async () => {
  page.installServiceWorker('/');
  await vi.waitFor(() => expect(container.register).toHaveBeenCalled());
  await Promise.resolve();
  const see = () => document.dispatchEvent(new Event('visibilitychange'));
  now += 899_999;
  see();
  expect(container.update).not.toHaveBeenCalled();
  now += 1;
  see();
  see();
  expect(container.update).toHaveBeenCalledTimes(1);
});
