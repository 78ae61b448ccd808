import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRoster } from '../../people/rosters/rosterCounts.ts';
import { countsOwnHeads, eachOwnHead } from './ownHeads.ts';

const unitsOf = (...owners: readonly (readonly string[])[]) =>
  owners.map((ownerIds, i) => ({
    ...{ unitId: `U${i}`, label: `${101 + i}`, ownerIds, weight: 1, inArrears: false },
  }));

test.each([
  ['one row each', unitsOf(['a'], ['b'], ['c']), true],
  ['one who owns alone and with another', unitsOf(['a'], ['a', 'b'], ['b']), true],
  ['two whose owner nobody wrote', unitsOf([], [], ['a']), true],
  ['two of one owner', unitsOf(['a'], ['b'], ['a']), false],
  ['two of one couple, written in any order', unitsOf(['a', 'b'], ['b', 'a']), false],
  ['nobody', [], true],
])('of %s, whether each unit is a head is told by the units', (_what, units, own) => {
  expect([eachOwnHead(units), countsOwnHeads(countRoster(units))]).toEqual([own, own]);
});

test('the counts of a roster say of heads what its units say', () => {
  const owners = fc.subarray(['a', 'b', 'c', 'd']);
  fc.assert(
    fc.property(fc.array(owners, { maxLength: 6 }), (all) => {
      const units = unitsOf(...all);
      const isShared = all.some((own, i) =>
        all.some((other, j) => j < i && own.length > 0 && own.join() === other.join()),
      );
      expect(eachOwnHead(units)).toBe(!isShared);
      expect(countsOwnHeads(countRoster(units))).toBe(!isShared);
    }),
  );
});
