import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenReachable } from '../../testing/fakes/app/failures/reloadWhenReachable.ts';
import { showPlainError } from './showPlainError.ts';

beforeEach(() => {
  // A reload has just been made: the next failure is shown.
  sessionStorage.setItem('asamblea-reloaded-at', String(Date.now()));
  document.body.innerHTML = '<div id="root">medio dibujado</div>';
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  document.body.innerHTML = '';
});

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

test('a failure while mounting is recorded and shown, instead of the half drawn page', () => {
  showPlainError(new Error('index.html has no #root.'));
  expect(textOf('body')).not.toContain('medio dibujado');
  expect(textOf('p')).toBe('500 · Internal Server Error');
  expect(document.querySelector('[lang=en]')?.textContent).toBe('Internal Server Error');
  expect(textOf('h1')).toBe('Algo falló en esta página');
  expect(document.title).toBe('Algo falló en esta página · Asamblea');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(console.error).toHaveBeenCalledWith(500, 'index.html has no #root.');
  expect(reloadWhenReachable).not.toHaveBeenCalled();
});

test.each([
  ['Failed to fetch', 'No hay conexión'],
  ['Failed to fetch dynamically imported module: /a.js', 'No pudimos cargar esta parte'],
])('without %s it waits for the network to come back', (message, title) => {
  showPlainError(new TypeError(message));
  expect(textOf('h1')).toBe(title);
  expect(reloadWhenReachable).toHaveBeenCalledTimes(1);
});
