import { expect, test } from 'vitest';
import { newestOf } from './newestOf.ts';

const older = { asOf: '000001795236.999999999' };
const newer = { asOf: '000001795237.000000000' };

test.each([
  ['the newer, whichever came first', older, newer, newer],
  ['the newer, whichever came last', newer, older, newer],
  ['what there is', null, older, older],
  ['what there was', newer, null, newer],
  ['nothing', null, null, null],
])('keeps %s', (_, a, b, kept) => {
  expect(newestOf(a, b)).toBe(kept);
});
