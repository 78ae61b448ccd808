import fc from 'fast-check';
import { expect, test } from 'vitest';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import type { Question } from '../questions/question.ts';
import { decideSecretResult } from '../results/decideSecretResult.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import { isSumOf } from '../results/secretSums.ts';
import { ballotsKey, type Tally, tallyOf } from '../tallies/tally.ts';

const even = Array.from({ length: 20 }, () => 5_000_000);
const spread = (...counts: readonly (readonly [string, number])[]) =>
  counts.flatMap(([choice, times]) => Array.from({ length: times }, () => choice));
const building = Array.from({ length: 300 }, (_, i) => 250_000 + ((i * 7919) % 300) * 1_000 + i);
const people = electionOf('people', 'A B C', { marks: { min: 1, max: 2 }, seats: 2 });
const close = (question: Question, weights: readonly number[], choices: readonly string[]) =>
  decideSecretResult(electionHall(question, weights, choices));

test('several marks of equal weights are told exactly when nobody can be told apart', () => {
  const result = close(people, even, spread(['A B', 9], ['B C', 6], ['C', 5]));
  expect(result.told?.kind).toBe('exact');
  expect(result.options.map(({ units }) => units)).toEqual([9, 15, 11, 0, 0]);
  expect(result.elected).toMatchObject({ seats: [{ optionId: 'B' }, { optionId: 'C' }] });
});

test('a mark of everybody reveals everybody, so no figure is published', () => {
  const result = close(people, even, spread(['A B', 12], ['A', 8]));
  expect(result.told?.kind).toBe('verdict-only');
  expect(result.verdict.sentence).toMatch(/^Ganan A y B\./u);
  expect(result.elected).toMatchObject({ standings: [], quotient: null });
});

test('a building of distinct coefficients elects with rounded figures', () => {
  const choices = building.map((_, i) => ['A B', 'A C', 'B', 'A', 'blank'][i % 5] ?? 'A');
  const result = close(people, building, choices);
  expect(result.told?.kind).toBe('rounded');
  expect(result.options.every(({ cell, weight }) => cell !== undefined && weight === null)).toBe(
    true,
  );
  expect(result.elected?.seats.map(({ optionId }) => optionId)).toEqual(['A', 'B']);
});

test('the elected are told in the order of the ballot where figures are not published', () => {
  const result = close(people, [9, 8, 7, 6], ['C', 'C', 'B', 'blank']);
  expect(result.elected?.seats.map(({ optionId }) => optionId)).toEqual(['B', 'C']);
  expect(JSON.stringify(result)).not.toMatch(/"votes":|17/u);
});

test.each([
  [
    'slates',
    electionOf('slates', 'A B', {
      seats: 3,
      lines: [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
    }),
  ],
  ['a majority', electionOf('one', 'A B', { needsMajority: true })],
])('%s tells who won and no figure where figures would tell', (_, question) => {
  const result = close(question, [8, 4, 2, 1], ['A', 'A', 'B', 'A']);
  expect(result.told?.kind).toBe('verdict-only');
  expect(result.verdict).toMatchObject({ kind: 'approved', finding: null });
  expect(result.verdict.sentence).not.toMatch(/\d,\d{4}/u);
});

test('without a majority the second round is told, and not who came first', () => {
  const question = electionOf('one', 'A B C', { needsMajority: true });
  const result = close(question, [4, 8, 7], ['A', 'B', 'C']);
  expect(result.verdict.sentence).toContain('Sin mayoría. Segunda vuelta entre B y C.');
  expect(result.elected?.runoff).toEqual(['B', 'C']);
});

/** Every set of marks that a ballot of the question accepts. */
const ways = ['A', 'B', 'C', 'A B', 'A C', 'B C', 'blank'];

function everyWay(units: number): readonly (readonly string[])[] {
  if (units === 0) return [[]];
  return everyWay(units - 1).flatMap((rest) => ways.map((way) => [...rest, way]));
}
const all = everyWay(5);

const said = (result: QuestionResult) =>
  JSON.stringify([
    result.verdict.kind,
    result.elected?.seats.map(({ optionId }) => optionId).sort(),
    result.elected?.tie,
  ]);

function fits(result: QuestionResult, tally: Tally): boolean {
  return result.options.every(({ optionId, cell, weight }) => {
    const total = tally[optionId]?.weight ?? 0;
    if (cell !== undefined) return total >= cell.low && total <= cell.high;
    return weight === null || weight === total;
  });
}

test('no search of every ballot tells a mark of exact figures for certain', () => {
  const weights = [1, 1, 1, 1, 1];
  const worlds = all.map((way) => ({
    way,
    tally: tallyOf(people, electionHall(people, weights, way).ballots),
  }));
  let told = 0;
  fc.assert(
    fc.property(fc.constantFrom(...all), (choices) => {
      const result = close(people, weights, choices);
      if (result.told?.kind === 'verdict-only') return;
      told += 1;
      const possible = worlds
        .filter(({ tally }) => fits(result, tally))
        .filter(({ way }) => said(close(people, weights, way)) === said(result));
      for (const [i, choice] of choices.entries()) {
        for (const [insider, own] of choices.entries()) {
          if (insider === i) continue;
          const known = possible.filter(({ way }) => way[insider] === own);
          for (const mark of choice.split(' ')) {
            expect(known.some(({ way }) => !way[i]?.split(' ').includes(mark))).toBe(true);
          }
        }
      }
    }),
    { numRuns: 25, seed: 197 },
  );
  expect(told).toBeGreaterThan(3);
});

test('under rounded figures any unit could have moved any mark, and nothing told would change', () => {
  const hall = fc.record({
    weights: fc.array(fc.integer({ min: 8, max: 12 }), { minLength: 60, maxLength: 60 }),
    choices: fc.array(fc.constantFrom('A', 'A B', 'A C', 'B', 'C', 'blank'), {
      minLength: 60,
      maxLength: 60,
    }),
  });
  let told = 0;
  fc.assert(
    fc.property(hall, fc.nat(59), ({ weights, choices: drawn }, i) => {
      const choices: readonly string[] = drawn;
      const result = close(people, weights, choices);
      if (result.told?.kind !== 'rounded') return;
      told += 1;
      const own = (choices[i] ?? '').split(' ');
      for (const mark of own) {
        for (const other of ['A', 'B', 'C'].filter((each) => !own.includes(each))) {
          const moved = choices.with(
            i,
            own.map((each) => (each === mark ? other : each)).join(' '),
          );
          const { tally } = electionHall(people, weights, moved);
          expect(fits(result, tally ?? {})).toBe(true);
          expect(said(close(people, weights, moved))).toBe(said(result));
        }
      }
    }),
    { numRuns: 80, seed: 53 },
  );
  expect(told).toBeGreaterThan(5);
});

const hall = electionHall(people, even, spread(['A B', 12], ['C', 8]));
const voted = { weight: 100_000_000, units: 20 };

test.each<readonly [string, Tally]>([
  ['fewer ballots than took part', { [ballotsKey]: { weight: 95_000_000, units: 19 } }],
  ['more marks for one than ballots', { A: { weight: 105_000_000, units: 21 } }],
  ['more marks than the ballots carry', { A: voted, B: voted, C: voted }],
  [
    'fewer marks than the ballots carry',
    { A: { weight: 0, units: 0 }, B: { weight: 0, units: 0 } },
  ],
])('sums with %s decide nothing', (_, more) => {
  expect(isSumOf(hall.tally ?? {}, voted, people)).toBe(true);
  const result = decideSecretResult({ ...hall, tally: { ...hall.tally, ...more } });
  expect(result.verdict.kind).toBe('annulled');
});
