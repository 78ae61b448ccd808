import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesHundred } from './sayCell.ts';

test.each([
  ['0.020095', '2.0095'],
  ['1', '100'],
  ['-0.5', '-50'],
  ['0.001', '0.1'],
  ['0', '0'],
  ['12.3456', '1234.56'],
  ['#N/A', '#N/A'],
])('%s hundred times is %s', (decimal, hundred) => {
  expect(timesHundred(decimal)).toBe(hundred);
});

test('of any decimal it is exactly a hundred times as much', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.nat(15), (digits, places) => {
      const text = digits.toString().padStart(places + 1, '0');
      const point = text.length - places;
      const written = places === 0 ? text : `${text.slice(0, point)}.${text.slice(point)}`;
      const [units = '', rest = ''] = timesHundred(written).split('.');
      expect(BigInt(units + rest.padEnd(16, '0'))).toBe(digits * 100n * 10n ** BigInt(16 - places));
    }),
  );
});
