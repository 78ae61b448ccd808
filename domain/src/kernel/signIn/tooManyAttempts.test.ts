import { expect, test } from 'vitest';
import { describeRefusal } from '../refusals/describeRefusal.ts';
import { sayWait, tooManyAttempts } from './tooManyAttempts.ts';

test('says how long to wait, in words and in seconds', () => {
  const outcome = tooManyAttempts(119_001);
  expect(outcome.ok ? null : describeRefusal(outcome.refusal)).toEqual({
    code: 'too-many-attempts',
    statusCode: 429,
    message: 'Demasiados intentos. Espere 2 minutos y pruebe de nuevo.',
    retryAfterSeconds: 120,
  });
});

test.each([
  [1, '1 segundo'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [900, '15 minutos'],
])('says %i seconds as «%s»', (seconds, words) => {
  expect(sayWait(seconds)).toBe(words);
});
