import { beforeEach, expect, test, vi } from 'vitest';
import { listenForGoneChunks, reloadForGoneChunk } from './reloadOnce.ts';

const gone = 'Failed to fetch dynamically imported module: /assets/a.js';
const reload = vi.fn();
let now = 0;
listenForGoneChunks();

beforeEach(() => {
  now = 1_000_000;
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});

test('reloads once for a file that is gone, and again only after ten seconds', () => {
  expect(reloadForGoneChunk(gone)).toBe(true);
  now = 1_009_999;
  expect(reloadForGoneChunk(gone)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  now = 1_010_000;
  expect(reloadForGoneChunk(gone)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('knows a file that is gone by the preload-error event, whatever the browser calls it', () => {
  expect(reloadForGoneChunk('Modul fehlt')).toBe(false);
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: Error('Modul fehlt') }));
  expect(reload).not.toHaveBeenCalled();
  expect(reloadForGoneChunk('Modul fehlt')).toBe(true);
});

test('does not reload for other failures', () => {
  expect(reloadForGoneChunk('x is not a function')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('never reloads while a confirmed vote waits to be sent', () => {
  localStorage.setItem('asamblea-voto-demo-ana', '{}');
  expect(reloadForGoneChunk(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('never reloads without network, where nothing newer can come', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadForGoneChunk(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('never reloads where it could not remember that it did', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is off');
  });
  expect(reloadForGoneChunk(gone)).toBe(false);
});
