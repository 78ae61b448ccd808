import { expect, test } from 'vitest';
import { plainRule } from '../../testing/rules/arbitraryRules.ts';
import { nobodyExcluded } from '../rules/rule.ts';
import { type AbsentNotice, addConsent, presumeConsent } from './presumedConsent.ts';
import type { RollUnit } from './roll.ts';

const rule = {
  exclusions: nobodyExcluded,
  presumedConsent: { days: 30, proposal: plainRule.requirement, source: plainRule.source },
};
const unit = (unitId: string, changes: Partial<RollUnit> = {}): RollUnit => ({
  ...{ unitId, headId: unitId, weights: { main: 20 }, present: false, vote: null },
  ...{ annulled: false, inArrears: false, inConflict: false },
  ...changes,
});
const notice = (
  unitId: string,
  notifiedOn: string | null,
  objectedOn: string | null = null,
): AbsentNotice => ({ unitId, notifiedOn, objectedOn });

function ask(
  today: string,
  notices: readonly AbsentNotice[],
  roll: readonly RollUnit[] = [unit('A')],
  asked: Parameters<typeof presumeConsent>[0]['rule'] = rule,
) {
  const consent = presumeConsent({
    rule: asked,
    roll,
    scopes: ['units', 'heads', 'weight:main'],
    notices,
    today,
  });
  if (consent === null) return null;
  const { given, open, waiting, until } = consent;
  return {
    given: given.units?.votes.favour,
    open: open.units?.votes.favour,
    waiting,
    until,
  };
}

const given = { given: 1, open: 0, waiting: 0, until: null };
const openUntil = (until: string | null) => ({ given: 0, open: 1, waiting: 1, until });
const neither = { given: 0, open: 0, waiting: 0, until: null };

test.each([
  [
    'on the day of the notice is open',
    '2026-01-01',
    notice('A', '2026-01-01'),
    openUntil('2026-01-31'),
  ],
  ['on the last day is open', '2026-01-31', notice('A', '2026-01-01'), openUntil('2026-01-31')],
  ['the day after the last is given', '2026-02-01', notice('A', '2026-01-01'), given],
  [
    'past the end of February counts its days',
    '2026-03-02',
    notice('A', '2026-01-31'),
    openUntil('2026-03-02'),
  ],
  [
    'of who was not notified is open with no date',
    '2026-12-31',
    notice('A', null),
    openUntil(null),
  ],
  [
    'of whom no notice is recorded is open with no date',
    '2026-12-31',
    notice('B', '2026-01-01'),
    openUntil(null),
  ],
  [
    'objected on the day of the notice is refused',
    '2026-02-01',
    notice('A', '2026-01-01', '2026-01-01'),
    neither,
  ],
  [
    'objected on the last day is refused',
    '2026-02-01',
    notice('A', '2026-01-01', '2026-01-31'),
    neither,
  ],
  [
    'objected within the days is refused at once',
    '2026-01-05',
    notice('A', '2026-01-01', '2026-01-05'),
    neither,
  ],
  [
    'objected the day after the last is late, and given',
    '2026-02-02',
    notice('A', '2026-01-01', '2026-02-01'),
    given,
  ],
])('the consent %s', (_, today, told, expected) => {
  expect(ask(today, [told])).toEqual(expected);
});

const twoOfAna = [unit('A', { headId: 'ana' }), unit('B', { headId: 'ana' })];

test.each([
  [
    'both past their days',
    '2026-03-01',
    [notice('A', '2026-01-01'), notice('B', '2026-01-10')],
    { ...given, given: 2 },
  ],
  [
    'one still in time: the owner is',
    '2026-02-05',
    [notice('A', '2026-01-01'), notice('B', '2026-01-10')],
    { given: 0, open: 2, waiting: 1, until: '2026-02-09' },
  ],
  [
    'both in time: until the later day',
    '2026-01-10',
    [notice('A', '2026-01-05'), notice('B', '2026-01-01')],
    { given: 0, open: 2, waiting: 1, until: '2026-02-04' },
  ],
  [
    'both in time, the later one second',
    '2026-01-10',
    [notice('A', '2026-01-01'), notice('B', '2026-01-05')],
    { given: 0, open: 2, waiting: 1, until: '2026-02-04' },
  ],
  [
    'one not notified: the owner was not',
    '2026-03-01',
    [notice('A', '2026-01-01')],
    { given: 0, open: 2, waiting: 1, until: null },
  ],
  [
    'one not notified, the other in time',
    '2026-01-05',
    [notice('A', '2026-01-01')],
    { given: 0, open: 2, waiting: 1, until: null },
  ],
  [
    'the first not notified, the second in time',
    '2026-01-05',
    [notice('B', '2026-01-01')],
    { given: 0, open: 2, waiting: 1, until: null },
  ],
  [
    'an objection for the first is for both',
    '2026-03-01',
    [notice('A', '2026-01-01', '2026-01-09'), notice('B', '2026-01-10')],
    neither,
  ],
  [
    'an objection for the second is for both',
    '2026-03-01',
    [notice('A', '2026-01-01'), notice('B', '2026-01-10', '2026-01-12')],
    neither,
  ],
  [
    'an objection for one outweighs the other’s time',
    '2026-01-15',
    [notice('A', '2026-01-01', '2026-01-09'), notice('B', '2026-01-10')],
    neither,
  ],
  [
    'an objection outweighs a missing notice',
    '2026-01-15',
    [notice('B', '2026-01-10', '2026-01-12')],
    neither,
  ],
])('of two units of one owner, %s', (_, today, notices, expected) => {
  expect(ask(today, notices, twoOfAna)).toEqual(expected);
});

test.each<[string, Partial<RollUnit>]>([
  ['is present', { present: true }],
  ['has voted and left', { vote: 'against' }],
  ['abstained', { vote: 'abstention' }],
  ['has an annulled ballot', { vote: 'favour', annulled: true }],
])('an owner is not absent when another unit of theirs %s', (_, changes) => {
  const roll = [unit('A', { headId: 'ana' }), unit('B', { headId: 'ana', ...changes })];
  expect(ask('2026-03-01', [notice('A', '2026-01-01')], roll)).toEqual(neither);
});

test('an absent debtor without a vote neither consents nor keeps anybody waiting', () => {
  const exclusions = { ...nobodyExcluded, base: ['arrears'], vote: ['arrears'] } as const;
  const roll = [unit('A', { inArrears: true }), unit('B')];
  const debtorless = { ...rule, exclusions };
  expect(ask('2026-03-01', [notice('B', '2026-01-01')], roll, debtorless)).toEqual(given);
  expect(ask('2026-03-01', [notice('A', '2026-01-01')], roll, debtorless)).toEqual(openUntil(null));
});

test('several owners wait until the last of their days, or with no date while one is not told', () => {
  const roll = [unit('A'), unit('B'), unit('C')];
  const told = [notice('A', '2026-01-03'), notice('B', '2026-01-09'), notice('C', '2026-01-06')];
  expect(ask('2026-01-10', told, roll)).toMatchObject({ waiting: 3, until: '2026-02-08' });
  expect(ask('2026-01-10', told.slice(0, 2), roll)).toMatchObject({ waiting: 3, until: null });
});

test('a rule that presumes nothing asks nobody', () => {
  expect(ask('2026-03-01', [], [unit('A')], { ...rule, presumedConsent: null })).toBeNull();
});

test('consent is added to the favour and to the presence of each scope, and to nothing else', () => {
  const votes = { favour: 1, against: 2, other: 3, blank: 4, null: 5, abstention: 6 };
  const figures = { all: 90, allMinusExcluded: 80, present: 30, votes };
  const silent = { all: 90, allMinusExcluded: 80, present: 7, votes: { ...votes, favour: 7 } };
  expect(addConsent({ heads: figures, units: figures }, { heads: silent })).toEqual({
    heads: { all: 90, allMinusExcluded: 80, present: 37, votes: { ...votes, favour: 8 } },
    units: figures,
  });
});
