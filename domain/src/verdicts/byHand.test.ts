import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPresence, presenceOfCounts } from '../quorum/countPresence.ts';
import { quorumOf } from '../quorum/quorum.ts';
import { packOf } from '../rulePacks/rulePacks.ts';
import { mainWeight } from '../rules/scope.ts';
import { anyHall, anyRoll, anyRule } from '../testing/arbitraryHalls.ts';
import { type Hall, quorumByHand, sayByHand } from '../testing/countByHand.ts';
import { countRoll } from './countRoll.ts';
import { baseOf, figuresOf } from './figures.ts';
import { presumeConsent } from './presumedConsent.ts';
import type { RollUnit } from './roll.ts';
import { quorumNeedsSumsOnly, scopesOf } from './scopesOf.ts';
import { annulledVerdict, verdictKinds, verdictOf, verdictWord } from './verdict.ts';

const { vocabulary } = packOf('co-ph');

function decide({ rule, roll, call, notices, today }: Hall) {
  const scopes = scopesOf(rule);
  const quorum = quorumOf(
    rule.quorum,
    call,
    countPresence(roll, scopes, rule.exclusions),
    vocabulary,
  );
  const figures = countRoll(roll, scopes, rule.exclusions);
  const consent = presumeConsent({ rule, roll, scopes, notices, today });
  return { quorum, verdict: verdictOf({ rule, figures, quorum, vocabulary, consent }) };
}

test('any meeting under any rule has the verdict that a slow recount by hand gives it', () => {
  fc.assert(
    fc.property(anyHall, (hall) => {
      const { quorum, verdict } = decide(hall);
      expect(quorum.met).toBe(quorumByHand(hall));
      expect(verdict.kind).toBe(sayByHand(hall));
    }),
    { numRuns: 1500 },
  );
});

test('the order of the roll changes nothing', () => {
  fc.assert(
    fc.property(anyHall, (hall) => {
      const backwards = {
        ...hall,
        roll: hall.roll.toReversed(),
        notices: hall.notices.toReversed(),
      };
      expect(decide(backwards)).toEqual(decide(hall));
    }),
  );
});

test('in favour never exceeds any base, and no base exceeds the roster', () => {
  fc.assert(
    fc.property(anyRule, anyRoll, (rule, roll) => {
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
    fc.property(anyRoll, fc.nat(9), (roll, cut) => {
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
    fc.property(anyRule, anyRoll, fc.integer({ min: 1, max: 3 }), (rule, roll, call) => {
      fc.pre(quorumNeedsSumsOnly(rule));
      const count = (units: readonly RollUnit[]) => ({
        weight: units.reduce((sum, unit) => sum + (unit.weights.main ?? 0), 0),
        units: units.length,
      });
      const here = roll.filter((unit) => unit.present);
      const heads = Math.min(2, new Set(here.map((unit) => unit.headId)).size);
      const sums = presenceOfCounts(count(here), count(roll), heads);
      const whole = countPresence(roll, scopesOf(rule), rule.exclusions);
      const metBy = (figures: typeof sums) => quorumOf(rule.quorum, call, figures, vocabulary).met;
      expect(metBy(sums)).toBe(metBy(whole));
    }),
    { numRuns: 500 },
  );
});

test('an annulled vote decides nothing, and says why', () => {
  const rule = packOf('co-ph').rules[0];
  if (rule === undefined) throw new Error('The pack has no rules.');
  expect(annulledVerdict(rule, '  Se leyó mal la pregunta. ')).toEqual({
    kind: 'annulled',
    ruleId: 'co-ph/ordinary',
    finding: null,
    source: rule.source,
    until: null,
    sentence: 'Votación anulada: Se leyó mal la pregunta. No se decidió nada.',
  });
});

test('each verdict has one word', () => {
  expect(verdictKinds.map(verdictWord)).toEqual([
    ...['Aprobado', 'Rechazado', 'Pendiente', 'Sin quórum', 'Sin mayoría', 'Empate', 'Anulada'],
  ]);
});
