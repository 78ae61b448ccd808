import { expect, test } from 'vitest';
import { errorObjectOf } from './errorObject.ts';
import { explainError } from './explainError.ts';
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
