import { refusals } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { errorObjectOf } from './errorObject.ts';
import { detailOf, explainError } from './explainError.ts';
import { StatusError } from './statusError.ts';

test.each([
  [new TypeError('Failed to fetch'), 'No hay conexión'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'No pudimos cargar'],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), 'No pudimos cargar'],
  [new TypeError('Importing a module script failed.'), 'No pudimos cargar esta parte'],
  [new Error('Unable to preload CSS for /assets/a.css'), 'No pudimos cargar esta parte'],
  [new Error('Unknown route middleware'), 'mal configurada'],
  [new StatusError(401, 'Unauthorized'), 'Su sesión terminó'],
  [new StatusError(403, 'Forbidden'), 'no tiene acceso'],
  [new StatusError(404, 'Page Not Found'), 'No encontramos esa página'],
  [new StatusError(503, 'Unavailable'), 'no responde'],
  [new StatusError(418, 'Teapot'), 'Algo falló'],
  [new Error('x is not a function'), 'Algo falló'],
])('%s is said in Spanish', (thrown, title) => {
  const words = explainError(errorObjectOf(thrown));
  expect(words.title).toContain(title);
  expect(words.explanation).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/u);
});

test.each([
  [new Error('x is not a function'), 'x is not a function'],
  [new StatusError(404, 'Page Not Found'), null],
  [new TypeError('Failed to fetch'), null],
  [undefined, null],
  [new Error(refusals.internal[1]), null],
])('%s has a detail only where it adds something', (thrown, detail) => {
  expect(detailOf(errorObjectOf(thrown))).toBe(detail);
});
