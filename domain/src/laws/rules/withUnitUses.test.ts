import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UnitClass, UnitUsesBylaw } from '../../kernel/bylaws/unitUses.ts';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { arbitraryCase, plainRule } from '../../testing/rules/arbitraryRules.ts';
import { askOracle } from '../../testing/rules/naiveOracle.ts';
import type { Requirement } from './requirement.ts';
import { allOf, anyOf, atLeastHeads, favourOver, presenceOver } from './requirements.ts';
import { votesByUnit, withUnitUses } from './withUnitUses.ts';

const bylaws = { law: 'los estatutos', article: 'artículo 5', verified: true };
const housing: UnitUsesBylaw = {
  counted: ['?altillo', 'comercio', 'vivienda'],
  leftOut: ['parqueadero'],
  article: 'artículo 5',
};
const scope = 'units:vivienda,comercio,?altillo';

const byUnit = favourOver('present', moreThanHalf, 'units');
const byUses = favourOver('present', moreThanHalf, scope);
const byWeight = favourOver('present', moreThanHalf);
const comes = presenceOver('all', moreThanHalf, 'units');

test.each<[string, Requirement, Requirement]>([
  ['a share of the votes', byUnit, byUses],
  ['a number of votes', { ...count('favour'), least: 3 }, { ...count('favour'), least: 3, scope }],
  ['who took part', count('tookPart'), { ...count('tookPart'), scope }],
  ['one half of a double majority', allOf(byUnit, byWeight), allOf(byUses, byWeight)],
  ['an alternative', anyOf(byWeight, byUnit), anyOf(byWeight, byUses)],
  [
    'each case and the rest, and not the attendance that is their condition',
    { kind: 'cases', cases: [{ when: { attendance: comes }, ask: byUnit }], otherwise: byUnit },
    { kind: 'cases', cases: [{ when: { attendance: comes }, ask: byUses }], otherwise: byUses },
  ],
])('the uses that count take the place of units in %s', (_, law, asked) => {
  const rule = withUnitUses({ ...plainRule, requirement: law }, housing, bylaws);
  expect(rule.requirement).toEqual(asked);
  expect(rule.source.article).toBe('artículo 1; los estatutos, artículo 5');
  expect(rule.quorum).toEqual(plainRule.quorum);
});

test('the consent of the absent is counted in the same units', () => {
  const presumedConsent = { days: 15, proposal: byUnit, source: plainRule.source };
  const rule = { ...plainRule, requirement: byUnit, presumedConsent };
  expect(withUnitUses(rule, housing, bylaws).presumedConsent?.proposal).toEqual(byUses);
});

test.each<[string, Requirement]>([
  ['weight', byWeight],
  ['heads', atLeastHeads('favour', 2)],
  ['who is there', { ...count('present'), least: 1 }],
])('a rule that counts votes by %s stays as it is', (_, requirement) => {
  const rule = { ...plainRule, requirement };
  expect(withUnitUses(rule, housing, bylaws)).toBe(rule);
});

test('counting all units leaves the rule of the law, and records that somebody answered', () => {
  const rule = { ...plainRule, requirement: byUnit };
  const all = { counted: ['vivienda', 'parqueadero'], leftOut: [], article: '' } as const;
  expect(withUnitUses(rule, all, bylaws)).toEqual({ ...rule, unitsBy: bylaws });
});

const everyClass: readonly UnitClass[] = ['vivienda', 'parqueadero', '?altillo', '?'];

test('units of every use are all the units: no decision changes', () => {
  fc.assert(
    fc.property(arbitraryCase, (asked) => {
      const roll = asked.roll.map((unit) => ({ ...unit, use: unit.use ?? '?' }));
      const named = { counted: everyClass, leftOut: ['comercio'], article: 'artículo 5' } as const;
      const rule = withUnitUses(asked.rule, named, bylaws);
      expect(askOracle({ ...asked, roll, rule })).toEqual(askOracle({ ...asked, roll }));
    }),
  );
});

test('a unit of a use that does not count may as well have voted nothing', () => {
  fc.assert(
    fc.property(arbitraryCase, ({ roll, rule: _any, ...asked }) => {
      const rule = withUnitUses({ ...plainRule, requirement: byUnit }, housing, bylaws);
      const counts = (use = '') => ['vivienda', 'comercio', '?altillo'].includes(use);
      const silent = roll.map((unit) => (counts(unit.use) ? unit : { ...unit, vote: null }));
      const told = (units: typeof roll) => askOracle({ ...asked, roll: units, rule }).leaves;
      expect(told(silent)).toEqual(told(roll));
    }),
  );
});

test('votes by unit are told from attendance by unit', () => {
  expect([byUnit, byUses, comes, byWeight].map(votesByUnit)).toEqual([true, false, false, false]);
});

function count(numerator: 'favour' | 'present' | 'tookPart') {
  return { kind: 'count', numerator, scope: 'units', least: 1 } as const;
}
