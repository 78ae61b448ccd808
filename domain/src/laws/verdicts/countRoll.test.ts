import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryRoll } from '../../testing/rules/arbitraryRoll.ts';
import { arbitraryRule } from '../../testing/rules/arbitraryRules.ts';
import { baseOf, figuresOf, noVotes, numeratorOf } from '../findings/figures.ts';
import { type Exclusions, nobodyExcluded } from '../rules/rule.ts';
import { mainWeight, type Scope } from '../rules/scope.ts';
import { countRoll } from './countRoll.ts';
import { excluderOf, type RollUnit } from './roll.ts';

const unit = (unitId: string, main: number, changes: Partial<RollUnit> = {}): RollUnit => ({
  ...{ unitId, headId: unitId, weights: { main }, present: false, vote: null },
  ...{ annulled: false, inArrears: false, inConflict: false },
  ...changes,
});
const count = (roll: readonly RollUnit[], scope: Scope, exclusions: Exclusions = nobodyExcluded) =>
  figuresOf(countRoll(roll, [scope], exclusions), scope);
const rest = unit('Z', 100, { present: true, vote: 'against' });

test.each<[string, Partial<RollUnit>, { present: number; favour: number }]>([
  ['who stays and votes is on both sides', { present: true, vote: 'favour' }, both(107, 7)],
  ['who left after voting stays on both sides', { vote: 'favour' }, both(107, 7)],
  ['who is present and silent is in the base only', { present: true }, both(107, 0)],
  ['who is absent is in neither', {}, both(100, 0)],
  [
    'an annulled voter leaves both',
    { present: true, vote: 'favour', annulled: true },
    both(100, 0),
  ],
  ['an annulled leaver leaves both', { vote: 'favour', annulled: true }, both(100, 0)],
  [
    'an annulled unit that is present and silent leaves both',
    { present: true, annulled: true },
    both(100, 0),
  ],
  ['who abstains is present without a vote', { vote: 'abstention' }, both(107, 0)],
])('%s', (_, changes, { present, favour }) => {
  const figures = count([unit('A', 7, changes), rest], mainWeight);
  expect(figures).toMatchObject({ all: 107, allMinusExcluded: 107, present });
  expect(figures.votes).toMatchObject({ favour, against: 100 });
});

function both(present: number, favour: number) {
  return { present, favour };
}

const here = { present: true, vote: 'favour' } as const;
const gone = { present: false, vote: 'favour' } as const;
const out: Exclusions = { ...nobodyExcluded, base: ['arrears'], vote: ['arrears'] };
const mute: Exclusions = { ...nobodyExcluded, vote: ['arrears'] };
const conflicted: Exclusions = { ...nobodyExcluded, base: ['conflict'], vote: ['conflict'] };

test.each<[string, Exclusions, Partial<RollUnit>, readonly [number, number, number]]>([
  [
    'out of the base: leaves the base and both sides',
    out,
    { ...here, inArrears: true },
    [100, 100, 0],
  ],
  ['out of the base, and gone', out, { ...gone, inArrears: true }, [100, 100, 0]],
  [
    'without a vote: present, and its ballot does not count',
    mute,
    { ...here, inArrears: true },
    [107, 107, 0],
  ],
  [
    'without a vote, and gone: its ballot does not make it present',
    mute,
    { ...gone, inArrears: true },
    [107, 100, 0],
  ],
  [
    'in conflict: leaves the base and both sides',
    conflicted,
    { ...here, inConflict: true },
    [100, 100, 0],
  ],
  ['in conflict where only debts count', out, { ...here, inConflict: true }, [107, 107, 7]],
  [
    'in arrears where only conflicts count',
    conflicted,
    { ...here, inArrears: true },
    [107, 107, 7],
  ],
  [
    'out of the quorum only: counts as any other',
    { ...nobodyExcluded, quorum: ['arrears'] },
    { ...here, inArrears: true },
    [107, 107, 7],
  ],
])('%s', (_, exclusions, changes, [allMinusExcluded, present, favour]) => {
  const figures = count([unit('A', 7, changes), rest], mainWeight, exclusions);
  expect(figures).toMatchObject({ all: 107, allMinusExcluded, present });
  expect(figures.votes.favour).toBe(favour);
});

test('a debt reaches its unit, or every unit of its owner, as the rule says', () => {
  const roll = [
    unit('A', 1, { headId: 'ana', inArrears: true }),
    unit('B', 2, { headId: 'ana' }),
    unit('C', 4, { headId: 'beto' }),
  ];
  const left = (reasons: readonly ('arrears' | 'conflict')[], reach: Exclusions['reach']) =>
    roll.filter(excluderOf(roll, reasons, reach)).map(({ unitId }) => unitId);
  expect(left(['arrears'], 'unit')).toEqual(['A']);
  expect(left(['arrears'], 'owner')).toEqual(['A', 'B']);
  expect(left(['conflict'], 'owner')).toEqual([]);
  expect(left([], 'owner')).toEqual([]);
  expect(count(roll, mainWeight, { ...out, reach: 'owner' }).allMinusExcluded).toBe(4);
});

test('an interest of one’s own in a unit does not reach the owner’s other units', () => {
  const roll = [unit('A', 1, { headId: 'ana', inConflict: true }), unit('B', 2, { headId: 'ana' })];
  expect(count(roll, mainWeight, { ...conflicted, reach: 'owner' }).allMinusExcluded).toBe(2);
});

test.each([
  ['the vote of its units that agree', ['favour', 'favour'], 'favour'],
  ['the vote of the only one that voted', [null, 'against'], 'against'],
  ['the vote of the only one that voted, in any order', ['against', null], 'against'],
  ['a spoilt vote when its units disagree', ['favour', 'against'], 'null'],
  ['a spoilt vote when one abstains and another does not', ['abstention', 'favour'], 'null'],
  ['a spoilt vote when one of three disagrees', ['favour', 'favour', 'blank'], 'null'],
  ['a spoilt vote even if the last agrees with the first', ['favour', 'blank', 'favour'], 'null'],
] as const)('a head votes once: %s', (_, votes, said) => {
  const roll = votes.map((vote, index) => unit(`u${index}`, 5, { headId: 'ana', vote }));
  const figures = count([...roll, unit('Z', 5)], 'heads');
  expect(figures).toEqual({
    ...{ all: 2, allMinusExcluded: 2, present: 1 },
    votes: { ...noVotes, [said]: 1 },
  });
});

test('a head counts while one of its units does, with the ballots that count', () => {
  const ana = { headId: 'ana', present: true } as const;
  const owes = unit('A', 1, { ...ana, vote: 'against', inArrears: true });
  const pays = unit('B', 1, { ...ana, vote: 'favour' });
  expect(count([owes, pays], 'heads', out)).toMatchObject({
    ...{ all: 1, allMinusExcluded: 1, present: 1 },
    votes: { ...noVotes, favour: 1 },
  });
  expect(count([owes], 'heads', out)).toMatchObject({ all: 1, allMinusExcluded: 0, present: 0 });
});

test('each scope counts its own: weights by name, units by one', () => {
  const roll = [
    unit('A', 7, { weights: { main: 7, modulo: 3 }, vote: 'favour' }),
    unit('B', 5, { vote: 'favour' }),
  ];
  expect(count(roll, mainWeight).votes.favour).toBe(12);
  expect(count(roll, 'weight:modulo').votes.favour).toBe(3);
  expect(count(roll, 'weight:none')).toMatchObject({ all: 0, present: 0 });
  expect(count(roll, 'units').votes.favour).toBe(2);
  expect(Object.keys(countRoll(roll, ['units'], nobodyExcluded))).toEqual(['units']);
});

test('each base and each numerator takes what its name says', () => {
  const votes = { favour: 1, against: 2, other: 4, blank: 8, null: 16, abstention: 32 };
  const figures = { all: 1000, allMinusExcluded: 900, present: 800, votes };
  expect(baseOf(figures, 'all')).toBe(1000);
  expect(baseOf(figures, 'allMinusExcluded')).toBe(900);
  expect(baseOf(figures, 'present')).toBe(800);
  expect(baseOf(figures, 'cast')).toBe(31);
  expect(baseOf(figures, 'validCast')).toBe(7);
  expect(baseOf(figures, 'forAndAgainst')).toBe(3);
  expect(numeratorOf(figures, 'favour')).toBe(1);
  expect(numeratorOf(figures, 'present')).toBe(800);
});

test('a scope that nobody counted is all zeros', () => {
  expect(figuresOf({}, 'heads')).toEqual({
    ...{ all: 0, allMinusExcluded: 0, present: 0 },
    votes: { favour: 0, against: 0, other: 0, blank: 0, null: 0, abstention: 0 },
  });
});

test('in favour ≤ for and against ≤ valid ≤ cast ≤ present ≤ admitted ≤ all, in every scope', () => {
  fc.assert(
    fc.property(arbitraryRoll, arbitraryRule, (roll, { exclusions }) => {
      for (const scope of ['units', 'heads', 'weight:main', 'weight:modulo'] as const) {
        const figures = count(roll, scope, exclusions);
        const rising = [
          figures.votes.favour,
          baseOf(figures, 'forAndAgainst'),
          baseOf(figures, 'validCast'),
          baseOf(figures, 'cast'),
          baseOf(figures, 'present'),
          baseOf(figures, 'allMinusExcluded'),
          baseOf(figures, 'all'),
        ];
        rising.forEach((each, at) => {
          expect(each).toBeGreaterThanOrEqual(rising[at - 1] ?? 0);
        });
      }
    }),
  );
});

test('sums by scope are the totals of the roster, exactly', () => {
  fc.assert(
    fc.property(arbitraryRoll, arbitraryRule, (roll, { exclusions }) => {
      const weights = roll.map(({ weights: { main = 0 } }) => BigInt(main));
      const total = weights.reduce((sum, weight) => sum + weight, 0n);
      expect(BigInt(count(roll, mainWeight, exclusions).all)).toBe(total);
      expect(count(roll, 'units', exclusions).all).toBe(roll.length);
      const heads = new Set(roll.map(({ headId }) => headId)).size;
      expect(count(roll, 'heads', exclusions).all).toBe(heads);
    }),
  );
});

test('parts of a roll, however it is cut, add up to the whole', () => {
  fc.assert(
    fc.property(arbitraryRoll, fc.nat(12), arbitraryRule, (roll, cut, { exclusions }) => {
      const own = { ...exclusions, reach: 'unit' } as const;
      for (const scope of ['units', 'weight:main', 'weight:modulo'] as const) {
        const [one, other] = [roll.slice(0, cut), roll.slice(cut)].map((part) =>
          count(part, scope, own),
        );
        const whole = count(roll, scope, own);
        expect(Number(one?.present) + Number(other?.present)).toBe(whole.present);
        expect(Number(one?.votes.favour) + Number(other?.votes.favour)).toBe(whole.votes.favour);
        expect(Number(one?.allMinusExcluded) + Number(other?.allMinusExcluded)).toBe(
          whole.allMinusExcluded,
        );
      }
    }),
  );
});
