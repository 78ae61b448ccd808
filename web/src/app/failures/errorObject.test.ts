import { expect, test } from 'vitest';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { errorObjectOf } from './errorObject.ts';
import { StatusError } from './statusError.ts';

const refused = Object.assign(new Error('Missing permissions.'), { code: 'permission-denied' });
const busy = new ApiFailure({ code: 'busy', statusCode: 503, message: 'Hay mucha gente.' });
const unmatched = { status: 404, statusText: 'Not Found', internal: true, data: 'No route' };
const noPage = new StatusError(404, 'Page Not Found');
const ownText = { statusCode: 404, statusMessage: 'Page not found: /x' };

test.each([
  ['an error without status', new Error('roto'), 500, 'Internal Server Error', 'roto'],
  ['a text', 'roto', 500, 'Internal Server Error', 'roto'],
  ['nothing', undefined, 500, 'Internal Server Error', ''],
  ['null', null, 500, 'Internal Server Error', ''],
  ['an object of another kind', { message: 7 }, 500, 'Internal Server Error', ''],
  ['a status that is none', { statusCode: 7, message: 'x' }, 500, 'Internal Server Error', 'x'],
  ['a check that refused', noPage, 404, 'Page Not Found', 'Page Not Found'],
  ['a missing page without text', { statusCode: 404 }, 404, 'Page Not Found', ''],
  ['a path without route', unmatched, 404, 'Page Not Found', 'Not Found'],
  ['its own text', ownText, 404, 'Page not found: /x', ''],
  ['a forbidden page', new StatusError(403, 'Forbidden'), 403, 'Forbidden', 'Forbidden'],
  ['a refused listener', refused, 403, 'Forbidden', 'Missing permissions.'],
  ['a refusal without text', { statusCode: 403 }, 403, 'Internal Server Error', ''],
  ['an answer of the API', busy, 503, 'Internal Server Error', 'Hay mucha gente.'],
  ['a lost network', ApiFailure.network(), 500, 'Network Error', 'Network Error'],
  ['a failed fetch', new TypeError('Failed to fetch'), 500, 'Network Error', 'Network Error'],
  [
    'an unknown check',
    new Error('Unknown route middleware'),
    500,
    'Internal Server Error',
    'Unknown route middleware',
  ],
])('%s becomes one shape', (_, thrown, statusCode, statusMessage, message) => {
  const made = errorObjectOf(thrown);
  expect(made).toMatchObject({ statusCode, statusMessage, message, fatal: false });
  expect(made.unhandled).toBe(false);
});

test('keeps where it was thrown, and how it got here', () => {
  const thrown = new Error('roto');
  expect(errorObjectOf(thrown, { fatal: true, unhandled: true })).toMatchObject({
    stack: thrown.stack,
    fatal: true,
    unhandled: true,
  });
  expect(errorObjectOf('roto').stack).toBeNull();
});

test('a file that does not arrive without network is the network', () => {
  const thrown = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  expect(errorObjectOf(thrown, {}, false).statusMessage).toBe('Network Error');
  expect(errorObjectOf(thrown, {}, true).statusMessage).toBe('Internal Server Error');
  expect(errorObjectOf(new Error('roto'), {}, false).statusMessage).toBe('Internal Server Error');
});
