import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reloadWhenReachable } from '../../testing/fakes/app/failures/reloadWhenReachable.ts';
import { CrashGuard } from './CrashGuard.tsx';
import { forgetFatalError, showFatalError } from './fatalError.ts';
import { StatusError } from './statusError.ts';

vi.spyOn(console, 'error').mockReturnValue();
afterEach(() => {
  cleanup();
});

function Broken({ error }: { readonly error: unknown }): never {
  throw error;
}

function open(error: unknown) {
  render(
    <CrashGuard>
      <Broken error={error} />
    </CrashGuard>,
  );
  return document.body.textContent ?? '';
}

test('an error while showing a page is the error page, with status, text, detail and ways out', () => {
  const text = open(new Error('x is not a function'));
  expect(text).toContain('500 · Internal Server Error');
  expect(text).toContain('Detalle: x is not a function');
  expect(screen.getByRole('alert').textContent).toBe('Algo falló en esta página');
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('Algo falló en esta página · Asamblea');
});

test.each([null, undefined, ''])('%s thrown is an error page too', (thrown) => {
  expect(open(thrown)).toContain('500 · Internal Server Error');
});

test('an error outside of React takes the place of the page', () => {
  render(
    <CrashGuard>
      <p>La página</p>
    </CrashGuard>,
  );
  act(() => showFatalError(new StatusError(503, 'Service Unavailable'), true));
  expect(screen.queryByText('La página')).toBeNull();
  expect(document.body.textContent).toContain('503 · Service Unavailable');
  act(forgetFatalError);
  expect(screen.getByText('La página')).toBeTruthy();
});

test('says that a confirmed vote is safe on the device', () => {
  localStorage.setItem('asamblea-voto-demo-ana', '{}');
  expect(open(new Error('roto'))).toContain('Un voto confirmado sigue guardado');
});

test('a session that ended leads to signing in', () => {
  open(new StatusError(401, 'Unauthorized'));
  expect(screen.getByRole('link', { name: 'Ingresar de nuevo' }).getAttribute('href')).toBe(
    '/login',
  );
});

test.each([
  ['Failed to fetch', 'No hay conexión', 1],
  ['Failed to fetch dynamically imported module: /a.js', 'No pudimos cargar esta parte', 1],
  ['x is not a function', 'Algo falló en esta página', 0],
])('%s: the page that a new visit may mend opens by itself', (message, title, visits) => {
  // A reload has just been made: the failure is shown.
  sessionStorage.setItem('asamblea-reloaded-at', String(Date.now()));
  open(new TypeError(message));
  expect(screen.getByRole('alert').textContent).toBe(title);
  expect(reloadWhenReachable).toHaveBeenCalledTimes(visits);
});
