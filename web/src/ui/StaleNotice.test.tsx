import { expect, test } from 'vitest';
import { sayAge } from './StaleNotice.tsx';

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_900_000, '1 h 5 min'],
])('%i milliseconds old is said as %s', (age, text) => {
  expect(sayAge(age)).toBe(text);
});
