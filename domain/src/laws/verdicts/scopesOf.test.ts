import { expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { plainRule } from '../../testing/rules/arbitraryRules.ts';
import type { Requirement } from '../rules/requirement.ts';
import { allOf, anyOf, atLeastHeads, favourOver, presenceOver } from '../rules/requirements.ts';
import { nobodyExcluded } from '../rules/rule.ts';
import { quorumNeedsSumsOnly, quorumScopes, scopesOf } from './scopesOf.ts';

const { source } = plainRule;
const always = ['weight:main', 'units'];
const ofModulo = favourOver('all', moreThanHalf, 'weight:modulo');

test.each<[string, Requirement, readonly string[]]>([
  ['a share', ofModulo, ['weight:modulo']],
  ['a count', atLeastHeads('favour', 2), ['heads']],
  ['a double majority', allOf(ofModulo, atLeastHeads('favour', 2)), ['weight:modulo', 'heads']],
  ['an alternative', anyOf(favourOver('all', moreThanHalf), ofModulo), ['weight:modulo']],
  [
    'cases, their conditions and the rest',
    {
      kind: 'cases',
      cases: [
        { when: { calls: [1] }, ask: ofModulo },
        {
          when: { attendance: presenceOver('all', moreThanHalf, 'weight:asistencia') },
          ask: ofModulo,
        },
      ],
      otherwise: atLeastHeads('favour', 2),
    },
    ['weight:modulo', 'weight:asistencia', 'heads'],
  ],
])('reads the scopes of %s, and always the main weight and units', (_, requirement, more) => {
  expect(scopesOf({ ...plainRule, requirement })).toEqual([...always, ...more]);
});

test('reads the scopes of every quorum and of the proposal to absentees', () => {
  const asked = {
    ...plainRule,
    quorum: [
      { call: 1, requirement: atLeastHeads('present', 2), source },
      { call: 2, requirement: null, source },
      { call: 3, requirement: presenceOver('all', moreThanHalf, 'weight:tercera'), source },
    ],
    presumedConsent: { days: 30, proposal: ofModulo, source },
  };
  expect(scopesOf(asked)).toEqual([...always, 'weight:modulo', 'heads', 'weight:tercera']);
  expect(quorumScopes(asked)).toEqual([...always, 'heads', 'weight:tercera']);
});

const byUnits = presenceOver('all', moreThanHalf, 'units');
const two = atLeastHeads('present', 2);

test.each<[string, Requirement | null, boolean]>([
  ['nobody in particular', null, true],
  ['a share of the main weight', presenceOver('all', moreThanHalf), true],
  ['a share of units', byUnits, true],
  ['a share of heads', presenceOver('all', moreThanHalf, 'heads'), false],
  ['a share of another weight', presenceOver('all', moreThanHalf, 'weight:modulo'), false],
  ['one head', atLeastHeads('present', 1), true],
  ['two heads', two, true],
  ['three heads', atLeastHeads('present', 3), false],
  ['any number of units', { ...two, scope: 'units', least: 9 }, true],
  ['a weight to reach', { ...two, scope: 'weight:main' }, false],
  ['both of what sums tell', allOf(byUnits, two), true],
  ['one that sums do not tell', allOf(byUnits, atLeastHeads('present', 3)), false],
  ['either, when sums tell one only', anyOf(byUnits, atLeastHeads('present', 3)), false],
  ['cases', { kind: 'cases', cases: [{ when: {}, ask: byUnits }], otherwise: byUnits }, false],
])('whether sums are enough for a quorum of %s', (_, requirement, enough) => {
  const quorum = [
    { call: 1, requirement: byUnits, source },
    { call: 2, requirement, source },
  ];
  expect(quorumNeedsSumsOnly({ quorum, exclusions: nobodyExcluded })).toBe(enough);
  const exclusions = { ...nobodyExcluded, quorum: ['arrears'] } as const;
  expect(quorumNeedsSumsOnly({ quorum, exclusions })).toBe(false);
});
