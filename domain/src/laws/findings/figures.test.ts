import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPresence, presenceOfCounts } from '../../meeting/quorum/countPresence.ts';
import { arbitraryRoll } from '../../testing/rules/arbitraryRoll.ts';
import { arbitraryRule } from '../../testing/rules/arbitraryRules.ts';
import { quorumOf } from '../quorum/quorum.ts';
import { packOf } from '../rulePacks/rulePacks.ts';
import { mainWeight } from '../rules/scope.ts';
import { countRoll } from '../verdicts/countRoll.ts';
import type { RollUnit } from '../verdicts/roll.ts';
import { quorumNeedsSumsOnly, scopesOf } from '../verdicts/scopesOf.ts';
import { baseOf, figuresOf } from './figures.ts';

const { vocabulary } = packOf('co-ph');

test('in favour never exceeds any base, and no base exceeds the roster', () => {
  fc.assert(
    fc.property(arbitraryRule, arbitraryRoll, (rule, roll) => {
      for (const scope of scopesOf(rule)) {
        const figures = figuresOf(countRoll(roll, [scope], rule.exclusions), scope);
        const bases = (
          ['forAndAgainst', 'validCast', 'cast', 'present', 'allMinusExcluded', 'all'] as const
        ).map((base) => baseOf(figures, base));
        expect([...bases].sort((a, b) => a - b)).toEqual(bases);
        expect(figures.votes.favour).toBeLessThanOrEqual(bases[0] ?? -1);
      }
    }),
  );
});

test('sums of parts of a roll, in any grouping, are the sums of the whole', () => {
  fc.assert(
    fc.property(arbitraryRoll, fc.nat(12), (roll, cut) => {
      const exclusions = { quorum: [], base: [], vote: [], reach: 'unit' } as const;
      const count = (part: readonly RollUnit[]) =>
        figuresOf(countRoll(part, [mainWeight], exclusions), mainWeight);
      const [one, other, whole] = [count(roll.slice(cut)), count(roll.slice(0, cut)), count(roll)];
      expect(one.all + other.all).toBe(whole.all);
      expect(one.present + other.present).toBe(whole.present);
      expect(one.votes.favour + other.votes.favour).toBe(whole.votes.favour);
      expect(whole.all).toBe(roll.reduce((sum, unit) => sum + (unit.weights.main ?? 0), 0));
    }),
  );
});

test('when sums are enough for a quorum, they say what the whole roll says', () => {
  fc.assert(
    fc.property(
      arbitraryRule,
      arbitraryRoll,
      fc.integer({ min: 1, max: 3 }),
      (rule, roll, call) => {
        fc.pre(quorumNeedsSumsOnly(rule));
        const count = (units: readonly RollUnit[]) => ({
          weight: units.reduce((sum, unit) => sum + (unit.weights.main ?? 0), 0),
          units: units.length,
        });
        const here = roll.filter((unit) => unit.present);
        const heads = Math.min(2, new Set(here.map((unit) => unit.headId)).size);
        const sums = presenceOfCounts(count(here), count(roll), heads);
        const whole = countPresence(roll, scopesOf(rule), rule.exclusions);
        const metBy = (figures: typeof sums) =>
          quorumOf(rule.quorum, call, figures, vocabulary).met;
        expect(metBy(sums)).toBe(metBy(whole));
      },
    ),
    { numRuns: 500 },
  );
});
