import { expect, test } from 'vitest';
import { dialPhone } from './dialPhone.ts';

test.each([
  ['300 123 45 67', 'CO', '573001234567'],
  ['+57 (300) 123-4567', 'ES', '573001234567'],
  ['0034 612 345 678', 'CO', '34612345678'],
  ['573001234567', 'CO', '573001234567'],
  ['612345678', 'ES', '34612345678'],
  ['011 4321 5678', 'AR', '541143215678'],
  ['300 123 4567 / 310 765 4321', 'CO', '573001234567'],
  ['300 123 4567 y 310 765 4321', 'CO', '573001234567'],
  ['234 5678', 'CO', null],
  ['', 'CO', null],
  ['no tiene', 'CO', null],
  ['300 123 4567', 'FR', null],
  ['+1 234', 'CO', null],
])('%s, written in %s, is called with %s', (text, country, digits) => {
  expect(dialPhone(text, country)).toBe(digits);
});
