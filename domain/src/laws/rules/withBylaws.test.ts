import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { atLeast, moreThanHalf, type Threshold } from '../../kernel/weights/threshold.ts';
import { presenceOfCounts } from '../../meeting/quorum/countPresence.ts';
import { plainRule } from '../../testing/rules/arbitraryRules.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import { assess } from '../findings/assess.ts';
import { figuresOf } from '../findings/figures.ts';
import { packOf, ruleOf } from '../rulePacks/rulePacks.ts';
import type { Requirement } from './requirement.ts';
import { allOf, anyOf, atLeastHeads, favourOver } from './requirements.ts';
import type { Rule } from './rule.ts';
import { mainWeight } from './scope.ts';
import type { SharePath } from './shareAt.ts';
import { type BylawMajority, withBylaws } from './withBylaws.ts';

const ley = { law: 'Ley 675 de 2001', article: 'artículo 45', verified: true };
const top = { ...ley, article: 'artículo 46', verified: false };
const reglamento = { law: 'el reglamento', article: 'artículo 12', verified: true };
const rule: Rule = { ...plainRule, source: ley };
const capped: Rule = {
  ...rule,
  ceiling: { threshold: atLeast(7, 10), effect: 'capped', source: top },
};
const closed: Rule = {
  ...rule,
  ceiling: { threshold: atLeast(7, 10), effect: 'refused', source: top },
};
const asks = (threshold: Threshold) => ({ threshold, source: reglamento });

test.each<[string, Rule, Threshold, Threshold, object]>([
  ['the same majority', rule, moreThanHalf, moreThanHalf, reglamento],
  ['a higher one', rule, atLeast(3, 5), atLeast(3, 5), reglamento],
  ['everybody, without a ceiling', rule, atLeast(1, 1), atLeast(1, 1), reglamento],
  ['one under the ceiling', capped, atLeast(6, 10), atLeast(6, 10), reglamento],
  ['the ceiling itself', capped, atLeast(70, 100), atLeast(70, 100), reglamento],
  ['one over the ceiling, read as the ceiling', capped, moreThan(7, 10), atLeast(7, 10), top],
  ['the ceiling itself, where more is refused', closed, atLeast(7, 10), atLeast(7, 10), reglamento],
  [
    'a lower one where the law lets it fall',
    { ...rule, bylawsMayLower: true },
    atLeast(1, 2),
    atLeast(1, 2),
    reglamento,
  ],
])('the bylaws may ask for %s', (_, law, asked, threshold, source) => {
  expect(withBylaws(law, asks(asked))).toEqual({
    ok: true,
    value: { ...law, requirement: favourOver('present', threshold), source },
  });
});

test.each<[string, Rule, Threshold, string, string]>([
  ['a lower majority', rule, moreThan(49, 100), 'majority-too-low', 'Ley 675 de 2001, artículo 45'],
  [
    'half where more than half is asked',
    rule,
    atLeast(1, 2),
    'majority-too-low',
    'Ley 675 de 2001, artículo 45',
  ],
  [
    'one over a ceiling that refuses',
    closed,
    moreThan(7, 10),
    'majority-too-high',
    'Ley 675 de 2001, artículo 46',
  ],
  [
    'another threshold where two are asked, without saying which',
    { ...rule, requirement: allOf(rule.requirement, rule.requirement) },
    atLeast(3, 5),
    'rule-fixed',
    'Ley 675 de 2001, artículo 45',
  ],
])('the bylaws may not ask for %s', (_, law, asked, code, detail) => {
  expect(withBylaws(law, asks(asked))).toEqual({ ok: false, refusal: { code, detail } });
});

/** Ley 675, article 45: no bylaws may ask for more than 70 % of all. */
const ofAll = { threshold: atLeast(7, 10), base: 'all', effect: 'capped', source: top } as const;

test('a majority over a ceiling with another base is met by either: whichever is met first', () => {
  const law = { ...rule, ceiling: ofAll };
  expect(withBylaws(law, asks(atLeast(8, 10)))).toEqual({
    ok: true,
    value: {
      ...law,
      requirement: anyOf(favourOver('present', atLeast(8, 10)), favourOver('all', atLeast(7, 10))),
      source: top,
    },
  });
  expect(withBylaws(law, asks(atLeast(7, 10)))).toEqual({
    ok: true,
    value: { ...law, requirement: favourOver('present', atLeast(7, 10)), source: reglamento },
  });
});

test('60 present all in favour adopt what the bylaws ask 80 % of those present for', () => {
  const decided = withBylaws({ ...rule, ceiling: ofAll }, asks(atLeast(8, 10)));
  const figures = presenceOfCounts({ weight: 60, units: 60 }, { weight: 100, units: 100 });
  const main = figuresOf(figures, mainWeight);
  const voted = { ...main, votes: { ...main.votes, favour: 60 } };
  const requirement = decided.ok ? decided.value.requirement : rule.requirement;
  expect(assess(requirement, { [mainWeight]: voted }, 1).met).toBe(true);
  expect(assess(favourOver('all', atLeast(7, 10)), { [mainWeight]: voted }, 1).met).toBe(false);
});

const bylaw = { threshold: atLeast(3, 5), source: reglamento };
const both = allOf(favourOver('validCast', moreThanHalf), favourOver('all', atLeast(1, 3)));
const cases: Requirement = {
  kind: 'cases',
  cases: [{ when: { calls: [1] }, ask: favourOver('present', moreThanHalf) }],
  otherwise: favourOver('present', atLeast(2, 3)),
};

test.each<[string, Requirement, SharePath, Threshold, Requirement]>([
  [
    'the second of a double majority',
    both,
    [1],
    atLeast(1, 2),
    allOf(favourOver('validCast', moreThanHalf), favourOver('all', atLeast(1, 2))),
  ],
  [
    'the first case',
    cases,
    [0],
    atLeast(3, 5),
    { ...cases, cases: [{ when: { calls: [1] }, ask: favourOver('present', atLeast(3, 5)) }] },
  ],
  [
    'what is asked otherwise',
    cases,
    [1],
    atLeast(3, 4),
    { ...cases, otherwise: favourOver('present', atLeast(3, 4)) },
  ],
  [
    'the only share beside a count',
    allOf(favourOver('all', moreThanHalf), atLeastHeads('favour', 2)),
    [],
    atLeast(3, 5),
    allOf(favourOver('all', atLeast(3, 5)), atLeastHeads('favour', 2)),
  ],
])('the bylaws may change %s of a compound rule', (_, requirement, share, threshold, changed) => {
  expect(withBylaws({ ...rule, requirement }, { threshold, share, source: reglamento })).toEqual({
    ok: true,
    value: { ...rule, requirement: changed, source: reglamento },
  });
});

test.each<[string, Partial<Rule>, Partial<BylawMajority>, string]>([
  ['a share that is not there', { requirement: both }, { share: [2] }, 'rule-fixed'],
  ['below a share', { requirement: both }, { share: [0, 0] }, 'rule-fixed'],
  [
    'a part that is a count',
    { requirement: allOf(both, atLeastHeads('favour', 2)) },
    { share: [1] },
    'rule-fixed',
  ],
  [
    'a narrower base',
    { requirement: favourOver('all', moreThanHalf) },
    { base: 'present' },
    'majority-too-low',
  ],
  ['anything where the law fixes it', { bylaws: { fixed: top } }, {}, 'rule-fixed'],
  ['a number of heads where the law does not say so', {}, { heads: 3 }, 'rule-fixed'],
])('the bylaws may not ask for %s', (_, law, asked, code) => {
  expect(withBylaws({ ...rule, ...law }, { ...bylaw, ...asked })).toMatchObject({
    refusal: { code },
  });
});

test('«sin llegar a la unanimidad»: just below it, and not it', () => {
  const ceiling = {
    threshold: atLeast(1, 1),
    effect: 'refused',
    strictlyBelow: true,
    source: top,
  } as const;
  const law = { ...rule, ceiling };
  expect(withBylaws(law, asks(atLeast(99, 100))).ok).toBe(true);
  expect(withBylaws(law, asks(atLeast(1, 1)))).toMatchObject({
    refusal: { code: 'majority-too-high' },
  });
});

test('a wider base asks for more, and heads are added to the majority', () => {
  const law = { ...rule, bylaws: { heads: top } };
  expect(withBylaws(law, { ...bylaw, base: 'all', heads: 3 })).toEqual({
    ok: true,
    value: {
      ...law,
      requirement: allOf(favourOver('all', atLeast(3, 5)), atLeastHeads('favour', 3)),
      source: reglamento,
    },
  });
});

test.each<[PackId, string, Partial<BylawMajority>, string | null]>([
  ['es-sl', 'es-sl/statutes', { threshold: atLeast(1, 1) }, 'majority-too-high'],
  ['es-sl', 'es-sl/statutes', { threshold: atLeast(9, 10), heads: 2 }, null],
  ['es-sl', 'es-sl/ordinary', { share: [1], threshold: atLeast(1, 2) }, null],
  ['es-sl', 'es-sl/liability', { share: [1], threshold: atLeast(1, 2) }, 'rule-fixed'],
  ['es-sa', 'es-sa/reinforced', { share: [0], threshold: atLeast(3, 5) }, null],
  ['ar-ccyc', 'ar-ccyc/ordinary', { share: [1], threshold: atLeast(2, 3) }, null],
])('%s: %s with %j', (packId, ruleId, asked, code) => {
  const decided = withBylaws(ruleOf(packOf(packId), ruleId), { ...bylaw, ...asked });
  if (code === null) expect(decided.ok).toBe(true);
  else expect(decided).toMatchObject({ refusal: { code } });
});
