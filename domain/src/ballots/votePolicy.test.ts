import { expect, test } from 'vitest';
import type { RefusalCode } from '../refusals/refusal.ts';
import type { Requirement } from '../rules/requirement.ts';
import { allOf, atLeastHeads, favourOver } from '../rules/requirements.ts';
import { type Exclusions, nobodyExcluded } from '../rules/rule.ts';
import { moreThanHalf } from '../rules/threshold.ts';
import {
  checkChannel,
  checkSplit,
  type HeldUnit,
  type UnitRight,
  voteChannels,
  votePolicy,
} from './votePolicy.ts';

const byWeight = { requirement: favourOver('present', moreThanHalf), exclusions: nobodyExcluded };
const byHeads = {
  ...byWeight,
  requirement: allOf(favourOver('all', moreThanHalf, 'heads'), atLeastHeads('favour', 2)),
};
const debtorsMute: Exclusions = { ...nobodyExcluded, vote: ['arrears'], reach: 'owner' };
const interestedMute: Exclusions = { ...nobodyExcluded, vote: ['conflict'] };

const unit = (unitId: string, more: Partial<HeldUnit> = {}): HeldUnit => ({
  ...{ unitId, headId: unitId, weights: { main: 10 }, present: true, vote: null },
  ...{ annulled: false, inArrears: false, inConflict: false },
  ...{ holderId: 'ana', capacity: 'owner', ...more },
});

function reasonFor(given: HeldUnit, exclusions = nobodyExcluded): RefusalCode | 'may vote' {
  const { units } = votePolicy({ ...byWeight, exclusions }, [given], 'ana');
  const right = units[0]?.right;
  return right?.ok === false ? right.refusal.code : 'may vote';
}

test.each<[string, Partial<HeldUnit>, Exclusions, RefusalCode | 'may vote']>([
  ['votes the unit one holds', {}, nobodyExcluded, 'may vote'],
  ['not the one that left', { present: false }, nobodyExcluded, 'unit-not-present'],
  ['not the one that voted', { vote: 'blank' }, nobodyExcluded, 'already-voted'],
  ['not the annulled one', { annulled: true }, nobodyExcluded, 'unit-annulled'],
  ['a debtor votes where the law is silent', { inArrears: true }, nobodyExcluded, 'may vote'],
  ['a debtor does not where it is not', { inArrears: true }, debtorsMute, 'unit-in-arrears'],
  ['an interest is no debt', { inConflict: true }, debtorsMute, 'may vote'],
  ['who has an interest does not', { inConflict: true }, interestedMute, 'unit-in-conflict'],
  ['a debt is no interest', { inArrears: true }, interestedMute, 'may vote'],
])('%s', (_, more, exclusions, expected) => {
  expect(reasonFor(unit('101', more), exclusions)).toBe(expected);
});

test('says the weight and in whose name, for the units one holds and no other', () => {
  const roll = [
    unit('101', { weights: { main: 25 } }),
    unit('102', { holderId: 'luis' }),
    unit('103', { capacity: 'proxy', weights: {} }),
    unit('104', { holderId: null }),
  ];
  expect(votePolicy(byWeight, roll, 'ana')).toEqual({
    maySplit: true,
    units: [
      {
        unitId: '101',
        right: {
          ok: true,
          value: { unitId: '101', weight: 25, capacity: 'owner', voteGroup: '101' },
        },
      },
      {
        unitId: '103',
        right: {
          ok: true,
          value: { unitId: '103', weight: 0, capacity: 'proxy', voteGroup: '103' },
        },
      },
    ],
  });
});

test('a debt reaches every unit of the owner, also those that owe nothing', () => {
  const owes = unit('102', { headId: 'ana', inArrears: true, holderId: 'luis' });
  const roll = [unit('101', { headId: 'ana' }), owes];
  const { units } = votePolicy({ ...byWeight, exclusions: debtorsMute }, roll, 'ana');
  expect(units[0]?.right).toMatchObject({ ok: false, refusal: { code: 'unit-in-arrears' } });
});

test('splitting is offered only when there is more than one answer to give', () => {
  const mine = [unit('101', { headId: 'ana' }), unit('102', { headId: 'ana' })];
  const voted = [unit('101'), unit('102', { vote: 'favour' })];
  expect(votePolicy(byWeight, mine, 'ana').maySplit).toBe(true);
  expect(votePolicy(byHeads, mine, 'ana').maySplit).toBe(false);
  expect(votePolicy(byHeads, [...mine, unit('201')], 'ana').maySplit).toBe(true);
  expect(votePolicy(byWeight, voted, 'ana').maySplit).toBe(false);
});

test.each<[string, Requirement]>([
  ['any of', { kind: 'anyOf', of: [byWeight.requirement, byHeads.requirement] }],
  ['otherwise', { kind: 'cases', cases: [], otherwise: byHeads.requirement }],
  [
    'a case',
    {
      kind: 'cases',
      cases: [{ when: { calls: [1] }, ask: byHeads.requirement }],
      otherwise: byWeight.requirement,
    },
  ],
])('an owner votes once wherever the rule counts heads: %s', (_, requirement) => {
  const mine = [unit('101', { headId: 'ana' }), unit('102', { headId: 'ana' })];
  expect(votePolicy({ requirement, exclusions: nobodyExcluded }, mine, 'ana').maySplit).toBe(false);
});

test('a minimum of heads, or their attendance, does not tie an owner’s units', () => {
  const mine = [unit('101', { headId: 'ana' }), unit('102', { headId: 'ana' })];
  const attendance = { ...favourOver('all', moreThanHalf, 'heads'), numerator: 'present' } as const;
  const requirement = allOf(byWeight.requirement, atLeastHeads('favour', 2), attendance);
  expect(votePolicy({ requirement, exclusions: nobodyExcluded }, mine, 'ana').maySplit).toBe(true);
});

const right = (unitId: string, voteGroup: string): UnitRight => ({
  ...{ unitId, voteGroup, weight: 10, capacity: 'owner' },
});
const rights = [right('101', 'ana'), right('102', 'ana'), right('201', 'luis')];

test.each([
  ['the same for all of a group', { 101: 'yes', 102: 'yes', 201: 'no' }, {}, true],
  ['different within a group', { 101: 'yes', 102: 'no' }, {}, false],
  ['only some of them', { 101: 'yes' }, {}, true],
  ['none', {}, {}, true],
  ['what another unit already said', { 101: 'yes' }, { ana: 'yes' }, true],
  ['against what another unit already said', { 101: 'yes' }, { ana: 'no' }, false],
  ['another group said otherwise', { 101: 'yes' }, { luis: 'no' }, true],
])('answers of a group: %s', (_, answers, already, ok) => {
  const outcome = checkSplit(
    rights,
    new Map(Object.entries(answers)),
    new Map(Object.entries(already)),
  );
  expect(outcome).toEqual(
    ok ? { ok: true, value: null } : { ok: false, refusal: { code: 'head-cannot-split' } },
  );
});

test('a secret vote comes only from the voter’s own screen or the booth', () => {
  const open = (disclosure: 'named' | 'secret') =>
    voteChannels.filter((channel) => checkChannel(disclosure, channel).ok);
  expect(open('named')).toEqual([...voteChannels]);
  expect(open('secret')).toEqual(['phone', 'booth', 'remote']);
  expect(checkChannel('secret', 'plate')).toEqual({
    ok: false,
    refusal: { code: 'channel-not-secret' },
  });
});
