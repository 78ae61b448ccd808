import { expect, test } from 'vitest';
import { ApiFailure } from './ApiFailure.ts';

test('the reason of a failure is the one of the call, and of any other error, that there is no network', () => {
  const refused = ApiFailure.foreign(503, null);
  expect(ApiFailure.of(refused)).toBe(refused);
  expect(ApiFailure.of(new TypeError('cut'))).toMatchObject({ code: 'network', statusCode: 0 });
  expect(ApiFailure.of(undefined)).toMatchObject({ code: 'network', message: 'Network Error' });
});
