import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellName, readCellName } from './cellName.ts';

test('every cell is found again by its name', () => {
  fc.assert(
    fc.property(fc.nat(1_048_575), fc.nat(16_383), (row, column) => {
      expect(readCellName(cellName(row, column))).toEqual([row, column]);
    }),
  );
});

test.each([
  ['', null],
  ['7', null],
  ['A', null],
  ['$B$7', [6, 1]],
  ['b7', [6, 1]],
])('%j names %j', (name, place) => {
  expect(readCellName(name)).toEqual(place);
});
