import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { quorumScopes } from '../../laws/verdicts/scopesOf.ts';
import { countPresence, presenceOfSums } from '../../meeting/quorum/countPresence.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import { headIdOf } from './heads.ts';
import { admissionOf, admissions, changeCounts, countRoster, owingHeads } from './rosterCounts.ts';
import type { Unit } from './unit.ts';

const unit = fc.record({
  owners: fc.uniqueArray(fc.constantFrom('ana', 'eva', 'luis'), { maxLength: 2 }),
  ...{ weight: fc.nat(9), inArrears: fc.boolean(), present: fc.boolean() },
});
type Drawn = typeof unit extends fc.Arbitrary<infer T> ? T : never;

function unitOf({ owners, weight, inArrears }: Drawn, i: number): Unit {
  return {
    ...{ unitId: `u${i}`, label: `u${i}`, group: '', kind: '', order: i, weight, inArrears },
    ...{ ownerIds: owners, ownerNames: owners },
  };
}

const ordinary = packIds.map((packId) => ruleOf(packOf(packId), packOf(packId).ordinaryRuleId));

test('sums say of a quorum what every unit says, under every law', () => {
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 8 }), (drawn) => {
      const units = drawn.map(unitOf);
      const roll = rollOf({ units, attendance: [], ballots: [], options: [] }).map((one, i) => ({
        ...one,
        present: drawn[i]?.present === true,
      }));
      const here = units.filter((_, i) => drawn[i]?.present);
      const owing = owingHeads(units);
      const present = {
        ...countRoster(here),
        clearOwners: countRoster(here.filter((one) => !owing.has(headIdOf(one)))).everybody,
      };
      for (const rule of ordinary) {
        const admission = admissionOf(rule.exclusions);
        const sums = presenceOfSums(present[admission], countRoster(units), admission);
        const whole = countPresence(roll, quorumScopes(rule), rule.exclusions);
        expect(sums).toMatchObject(whole);
      }
    }),
  );
});

test('every law bases its quorum on counted figures, and leaves out only units in arrears', () => {
  for (const rule of ordinary) {
    const other = quorumScopes(rule).filter(
      (scope) => !['weight:main', 'units', 'heads'].includes(scope),
    );
    expect([rule.ruleId, other]).toEqual([rule.ruleId, []]);
    expect(rule.exclusions.quorum.filter((reason) => reason !== 'arrears')).toEqual([]);
  }
  expect(new Set(ordinary.map(({ exclusions }) => admissionOf(exclusions)))).toEqual(
    new Set(admissions),
  );
});

test('units that change move the counts by the other units of their owners only', () => {
  fc.assert(
    fc.property(
      fc.array(unit, { minLength: 1, maxLength: 8 }),
      fc.nat(7),
      unit,
      (drawn, which, next) => {
        const place = which % drawn.length;
        const before = drawn.map(unitOf);
        const after = before.with(place, unitOf(next, place));
        const heads = new Set(
          [before[place], after[place]].flatMap((one) =>
            one === undefined ? [] : [headIdOf(one)],
          ),
        );
        const concerned = (_: Unit, i: number) =>
          [before[i], after[i]].some((one) => one !== undefined && heads.has(headIdOf(one)));
        const moved = changeCounts(
          countRoster(before),
          before.filter(concerned),
          after.filter(concerned),
        );
        expect(moved).toEqual(countRoster(after));
      },
    ),
  );
});
