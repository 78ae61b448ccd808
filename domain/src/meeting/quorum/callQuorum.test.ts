import { expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { quorumOf, quorumOfCall } from '../../laws/quorum/quorum.ts';
import type { Requirement } from '../../laws/rules/requirement.ts';
import { allOf, anyOf, atLeastHeads, presenceOver } from '../../laws/rules/requirements.ts';
import { type CallQuorum, nobodyExcluded } from '../../laws/rules/rule.ts';
import type { Vocabulary } from '../../laws/rules/vocabulary.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import { plainRule } from '../../testing/rules/arbitraryRules.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import { countPresence, presenceOfCounts } from './countPresence.ts';

const vocabulary: Vocabulary = {
  units: { article: 'las', noun: 'unidades', one: 'unidad' },
  heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
  weights: { main: { article: 'el', noun: 'coeficiente' } },
};
const { source } = plainRule;
const entry = (call: number, requirement: Requirement | null): CallQuorum => ({
  ...{ call, requirement, source: { ...source, article: `artículo ${call}` } },
});
const quarter = presenceOver('all', atLeast(25, 100));
const calls = [entry(1, presenceOver('all', moreThanHalf)), entry(2, quarter)];
const figuresWith = (weight: number, units = 1) =>
  presenceOfCounts({ weight, units }, { weight: 100, units: 10 });

test.each([
  [1, 50, false],
  [1, 51, true],
  [2, 24, false],
  [2, 25, true],
  [3, 24, false],
  [3, 25, true],
])('call %d with %d of 100: quorum %s', (call, weight, met) => {
  expect(quorumOf(calls, call, figuresWith(weight), vocabulary)).toMatchObject({ call, met });
});

test('a call takes its own quorum, or the last one before it', () => {
  const some = [entry(1, quarter), entry(3, null)];
  expect([1, 2, 3, 4].map((call) => quorumOfCall(some, call)?.call)).toEqual([1, 1, 3, 3]);
  expect(quorumOfCall([entry(2, null)], 1)?.call).toBe(2);
  expect(quorumOfCall([], 1)).toBeNull();
});

test('a quorum carries its figures, its words and its article', () => {
  expect(quorumOf(calls, 2, figuresWith(30, 4), vocabulary)).toEqual({
    call: 2,
    present: { weight: 30, units: 4 },
    total: { weight: 100, units: 10 },
    met: true,
    finding: { kind: 'share', requirement: quarter, numerator: 30, base: 100, met: true },
    needed: 'al menos el 25 % del coeficiente total',
    threshold: { comparison: '>=', numerator: 25, denominator: 100 },
    article: 'Ley de prueba, artículo 2',
  });
});

test.each([
  [0, false],
  [1, true],
])('where any number is enough, %d present: quorum %s', (units, met) => {
  const quorum = quorumOf([entry(1, null)], 1, figuresWith(0, units), vocabulary);
  expect(quorum).toMatchObject({
    ...{ met, finding: null, threshold: null },
    needed: 'cualquier número de asistentes',
    article: 'Ley de prueba, artículo 1',
  });
});

test('without any quorum declared, somebody must be there and no article is cited', () => {
  const quorum = quorumOf([], 1, figuresWith(0, 1), vocabulary);
  expect(quorum).toMatchObject({ met: true, finding: null, article: '' });
});

const ofUnits = presenceOver('all', moreThan(1, 3), 'units');

test.each<[string, Requirement, ReturnType<typeof atLeast> | null]>([
  ['a share of the main weight', quarter, atLeast(25, 100)],
  ['a share of units', ofUnits, null],
  ['a count', atLeastHeads('present', 2), null],
  [
    'two, by the one of the main weight',
    allOf(atLeastHeads('present', 2), quarter),
    atLeast(25, 100),
  ],
  [
    'the first of two of the main weight',
    anyOf(quarter, presenceOver('all', moreThanHalf)),
    atLeast(25, 100),
  ],
  ['none of the main weight', allOf(ofUnits, atLeastHeads('present', 2)), null],
])('the line of a gauge comes from %s', (_, requirement, threshold) => {
  const quorum = quorumOf([entry(1, requirement)], 1, figuresWith(1), vocabulary);
  expect(quorum.threshold).toEqual(threshold);
});

const unit = (unitId: string, changes: Partial<RollUnit> = {}): RollUnit => ({
  ...{ unitId, headId: unitId, weights: { main: 10 }, present: true, vote: null },
  ...{ annulled: false, inArrears: false, inConflict: false },
  ...changes,
});

test.each<[string, Partial<RollUnit>, number]>([
  ['who is present counts', {}, 20],
  ['who is present and annulled in a question counts', { annulled: true }, 20],
  ['who has voted and left does not', { present: false, vote: 'favour' }, 10],
])('for a quorum, %s', (_, changes, present) => {
  const figures = countPresence([unit('A', changes), unit('B')], ['weight:main'], nobodyExcluded);
  expect(figures['weight:main']).toMatchObject({ all: 20, allMinusExcluded: 20, present });
  expect(figures['weight:main']?.votes.favour).toBe(0);
});

test.each([
  ['quorum', 'unit', [20, 10]],
  ['quorum', 'owner', [10, 0]],
  ['base', 'owner', [30, 20]],
  ['vote', 'owner', [30, 20]],
] as const)('a debtor out of the %s (reach: %s) leaves %j', (what, reach, [base, present]) => {
  const exclusions = { ...nobodyExcluded, [what]: ['arrears'], reach };
  const roll = [
    unit('A', { headId: 'ana', inArrears: true }),
    unit('B', { headId: 'ana' }),
    unit('C', { present: false }),
  ];
  expect(countPresence(roll, ['weight:main'], exclusions)['weight:main']).toMatchObject({
    ...{ all: 30, allMinusExcluded: base, present },
  });
});

test('sums already made are presence without votes, with as many heads as units unless told', () => {
  const [present, total] = [
    { weight: 30, units: 3 },
    { weight: 100, units: 10 },
  ];
  const figures = presenceOfCounts(present, total);
  expect(figures['weight:main']).toMatchObject({ all: 100, allMinusExcluded: 100, present: 30 });
  expect(figures.units).toMatchObject({ all: 10, allMinusExcluded: 10, present: 3 });
  expect(figures.heads).toMatchObject({ all: 3, allMinusExcluded: 3, present: 3 });
  expect(presenceOfCounts(present, total, 2).heads?.present).toBe(2);
});
