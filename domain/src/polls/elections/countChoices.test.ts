import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nobodyExcluded } from '../../laws/rules/rule.ts';
import type { Choice } from '../marks/marks.ts';
import { choicesOf } from '../places/choiceCounts.ts';
import { countChoices, type ElectionUnit } from './countChoices.ts';

const scopes = ['weight:main', 'units', 'heads'] as const;
const marks = (...optionIds: readonly string[]): Choice => ({ kind: 'marks', optionIds });

const unit = (headId: string, weight: number, choice: Choice | null, rest = {}): ElectionUnit => ({
  unitId: `${headId}-${weight}`,
  headId,
  weights: { main: weight },
  present: choice !== null,
  choice,
  annulled: false,
  inArrears: false,
  inConflict: false,
  ...rest,
});

test('votes are summed by weight, by unit and by head, each ballot once', () => {
  const roll = [
    unit('ana', 10, marks('x', 'y')),
    unit('ana', 20, marks('y', 'x')),
    unit('luis', 30, marks('y')),
    unit('eva', 5, { kind: 'blank' }),
    unit('juan', 6, { kind: 'null' }),
    unit('rosa', 7, { kind: 'abstention' }),
    unit('sara', 100, null),
  ];
  const rest = { options: { x: 1, y: 2 }, valid: 2, blank: 1, null: 1, abstention: 1 };
  expect(countChoices(roll, scopes, nobodyExcluded)).toEqual({
    'weight:main': {
      all: 178,
      allMinusExcluded: 178,
      present: 78,
      options: { x: 30, y: 60 },
      valid: 60,
      blank: 5,
      null: 6,
      abstention: 7,
    },
    units: { ...rest, all: 7, allMinusExcluded: 7, present: 6, options: { x: 2, y: 3 }, valid: 3 },
    heads: { ...rest, all: 6, allMinusExcluded: 6, present: 5 },
  });
});

test('an owner whose units mark different people spoils the vote of the head, not of the units', () => {
  const roll = [
    unit('ana', 10, marks('x')),
    unit('ana', 20, marks('y')),
    unit('ana', 30, marks('y')),
    unit('luis', 5, marks('x')),
  ];
  const counts = countChoices(roll, scopes, nobodyExcluded);
  expect(counts.heads).toMatchObject({ options: { x: 1 }, valid: 1, null: 1 });
  expect(counts.units).toMatchObject({ options: { x: 2, y: 2 }, valid: 4, null: 0 });
});

test('a unit that did not vote does not spoil the vote of its head', () => {
  const roll = [unit('ana', 10, null), unit('ana', 20, marks('x')), unit('ana', 30, null)];
  expect(countChoices(roll, ['heads'], nobodyExcluded).heads).toMatchObject({
    options: { x: 1 },
    valid: 1,
    null: 0,
  });
});

test.each([
  ['annulled', { annulled: true }, 10],
  ['in arrears, without a vote', { inArrears: true }, 30],
  ['in conflict, out of the base', { inConflict: true }, 10],
])('a ballot of a unit %s is not counted, nor spoils its head', (_, rest, present) => {
  const exclusions = {
    ...nobodyExcluded,
    base: ['conflict'],
    vote: ['arrears', 'conflict'],
  } as const;
  const roll = [unit('ana', 10, marks('x')), unit('ana', 20, marks('y'), rest)];
  const counts = countChoices(roll, scopes, exclusions);
  expect(counts.heads).toMatchObject({ options: { x: 1 }, valid: 1, null: 0 });
  expect(counts['weight:main']).toMatchObject({ options: { x: 10 }, valid: 10, present });
});

test('the arrears of one unit silence every unit of that owner when the law reaches the owner', () => {
  const exclusions = { ...nobodyExcluded, vote: ['arrears'], reach: 'owner' } as const;
  const roll = [
    unit('ana', 10, marks('x')),
    unit('ana', 20, null, { inArrears: true }),
    unit('luis', 5, marks('y')),
  ];
  expect(countChoices(roll, ['units'], exclusions).units).toMatchObject({
    options: { y: 1 },
    valid: 1,
  });
});

test('the base leaves out a whole owner where the law does', () => {
  const exclusions = {
    ...nobodyExcluded,
    base: ['arrears'],
    vote: ['arrears'],
    reach: 'owner',
  } as const;
  const roll = [
    unit('ana', 10, marks('x')),
    unit('ana', 20, marks('y'), { inArrears: true }),
    unit('luis', 5, marks('y')),
  ];
  expect(countChoices(roll, ['units'], exclusions).units).toMatchObject({
    all: 3,
    allMinusExcluded: 1,
    options: { y: 1 },
  });
});

test('a leaver keeps the vote and stays in the base', () => {
  const roll = [unit('ana', 10, marks('x'), { present: false }), unit('luis', 5, null)];
  expect(countChoices(roll, ['weight:main'], nobodyExcluded)['weight:main']).toMatchObject({
    present: 10,
    options: { x: 10 },
  });
});

test('a unit without the named weight weighs nothing by it', () => {
  const counts = countChoices([unit('ana', 10, marks('x'))], ['weight:sector'], nobodyExcluded);
  expect(counts['weight:sector']).toMatchObject({ options: { x: 0 }, valid: 0 });
});

test('a scope that nobody counted has zeros', () => {
  expect(choicesOf({}, 'heads')).toEqual({
    all: 0,
    allMinusExcluded: 0,
    present: 0,
    options: {},
    valid: 0,
    blank: 0,
    null: 0,
    abstention: 0,
  });
});

const choice = fc.oneof(
  fc.constantFrom('x', 'y', 'z').map((id) => marks(id)),
  fc.constantFrom<Choice>({ kind: 'blank' }, { kind: 'null' }, { kind: 'abstention' }),
  fc.constant(null),
);
const rolls = fc.array(
  fc
    .tuple(
      fc.constantFrom('ana', 'luis', 'eva', 'juan'),
      fc.integer({ min: 1, max: 10 ** 8 }),
      choice,
    )
    .map(([headId, weight, chosen]) => unit(headId, weight, chosen)),
);

test('with one mark a ballot the votes of all candidates are the valid ballots', () => {
  fc.assert(
    fc.property(rolls, (roll) => {
      const counts = countChoices(roll, scopes, nobodyExcluded);
      for (const scope of scopes) {
        const {
          options,
          valid,
          blank,
          null: spoilt,
          abstention,
          present,
        } = choicesOf(counts, scope);
        expect(Object.values(options).reduce((sum, votes) => sum + votes, 0)).toBe(valid);
        expect(valid + blank + spoilt + abstention).toBeLessThanOrEqual(present);
      }
    }),
  );
});

test('the order of the ballots changes nothing', () => {
  fc.assert(
    fc.property(rolls, (roll) => {
      expect(countChoices(roll.toReversed(), scopes, nobodyExcluded)).toEqual(
        countChoices(roll, scopes, nobodyExcluded),
      );
    }),
  );
});
