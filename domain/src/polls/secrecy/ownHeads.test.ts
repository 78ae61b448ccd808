import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { allOf, favourOver, presenceOver } from '../../laws/rules/requirements.ts';
import { countRoster } from '../../people/rosters/rosterCounts.ts';
import { countsOwnHeads, eachOwnHead, requireOwnHeads } from './ownHeads.ts';

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

const byHeads = { requirement: favourOver('present', moreThanHalf, 'heads') };
const double = { requirement: allOf(favourOver('all', moreThanHalf), byHeads.requirement) };
const attended = { requirement: presenceOver('all', moreThanHalf, 'heads') };

test('a roster where two units share a head is refused where heads vote, and says which', () => {
  const units = unitsOf(['a'], ['b'], ['a'], ['b']);
  for (const rule of [byHeads, double]) {
    expect(requireOwnHeads(rule, units)).toMatchObject({
      refusal: { code: 'secret-needs-own-heads', detail: 'Por ejemplo: 101 y 103.' },
    });
    expect(requireOwnHeads(rule, unitsOf(['a'], ['b'])).ok).toBe(true);
  }
  expect(requireOwnHeads(attended, units).ok).toBe(true);
  expect(requireOwnHeads({ requirement: favourOver('all', moreThanHalf) }, units).ok).toBe(true);
});
