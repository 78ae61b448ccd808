import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { quorumOf } from '../../laws/quorum/quorum.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { buildRule, quorumPerCall } from '../../laws/rules/buildRule.ts';
import type { Requirement } from '../../laws/rules/requirement.ts';
import { allOf, favourOver, presenceOver } from '../../laws/rules/requirements.ts';
import { presenceOfCounts } from '../../meeting/quorum/countPresence.ts';
import type { ChoiceCount } from '../places/choiceCounts.ts';
import { lotSeedSchema } from '../places/decideLot.ts';
import { electOne } from './electOne.ts';

const { vocabulary } = packOf('co-ph');
const source = { law: 'los estatutos', article: 'artículo 9', verified: true };
const ruleOf = (requirement: Requirement) =>
  buildRule({
    ruleId: 'test/election',
    title: 'Elección',
    requirement,
    quorum: quorumPerCall([presenceOver('all', moreThanHalf), source]),
    source,
  });
const ordinary = ruleOf(favourOver('present', moreThanHalf));
const seed = lotSeedSchema.parse('5e'.repeat(32));

const options = [
  { optionId: 'ana', label: 'Ana Ruiz' },
  { optionId: 'luis', label: 'Luis Paz' },
  { optionId: 'eva', label: 'Eva Gil' },
];

interface Told {
  readonly votes: Readonly<Record<string, number>>;
  readonly blank?: number;
  readonly present?: number;
}

/** Weights in points; everybody who is present voted unless said otherwise. */
const countOf = ({ votes, blank = 0, present }: Told, scale = 1_000_000): ChoiceCount => {
  const scaled = Object.entries(votes).map(
    ([id, points]) => [id, Math.round(points * scale)] as const,
  );
  const valid = scaled.reduce((sum, [, amount]) => sum + amount, 0);
  const here = present === undefined ? valid + blank * scale : present * scale;
  return {
    all: 100 * scale,
    allMinusExcluded: 100 * scale,
    present: here,
    options: Object.fromEntries(scaled),
    valid,
    blank: blank * scale,
    null: 0,
    abstention: 0,
  };
};

const elect = (told: Told, rest: Partial<Parameters<typeof electOne>[0]> = {}) => {
  const count = countOf(told);
  const here = { weight: count.present, units: 10 };
  const presence = presenceOfCounts(here, { weight: count.all, units: 20 });
  return electOne({
    options,
    counts: { 'weight:main': count },
    scope: 'weight:main',
    rule: ordinary,
    source,
    quorum: quorumOf(ordinary.quorum, 1, presence, vocabulary),
    vocabulary,
    seed: null,
    by: 'majority',
    ...rest,
  });
};

test('the most voted wins with more than half of the interest present', () => {
  const result = elect({ votes: { ana: 40.12, luis: 31.1145 } });
  expect(result).toMatchObject({
    kind: 'approved',
    seats: [{ optionId: 'ana', by: 'majority' }],
    vacant: 0,
    tie: null,
    lot: null,
    runoff: [],
    source,
  });
  expect(result.sentence).toBe(
    'Ana Ruiz gana con 56,32 %; se necesitaba más del 50 % del coeficiente presente. Fuente: los estatutos, artículo 9.',
  );
});

test.each([
  ['exactly half is no majority', { ana: 30, luis: 20, eva: 10 }, 'no-majority', ['ana', 'luis']],
  ['half and the smallest weight is', { ana: 30.000001, luis: 19.999999, eva: 10 }, 'approved', []],
  [
    'who ties for the second place goes too',
    { ana: 26, luis: 17, eva: 17 },
    'no-majority',
    ['ana', 'eva', 'luis'],
  ],
  [
    'a tie on top goes to a second round alone',
    { ana: 25, luis: 25, eva: 10 },
    'no-majority',
    ['ana', 'luis'],
  ],
  [
    'two halves are a tie, and so no majority',
    { ana: 30, luis: 30 },
    'no-majority',
    ['ana', 'luis'],
  ],
] as const)('%s', (_, votes, kind, runoff) => {
  expect(elect({ votes, present: 60 })).toMatchObject({ kind, runoff, tie: null });
});

test('without a majority the second round is announced', () => {
  expect(elect({ votes: { ana: 30, luis: 20, eva: 10 } }).sentence).toBe(
    'Ana Ruiz obtuvo 50,00 %; se necesitaba más del 50 % del coeficiente presente: sin mayoría. Segunda vuelta entre Ana Ruiz y Luis Paz. Fuente: los estatutos, artículo 9.',
  );
  expect(elect({ votes: { ana: 30, luis: 30 } }).sentence).toBe(
    'Ana Ruiz y Luis Paz empataron con 30,0000 de coeficiente: sin mayoría. Segunda vuelta entre Ana Ruiz y Luis Paz. Fuente: los estatutos, artículo 9.',
  );
});

test('a sole candidate without a majority has no rival for a second round', () => {
  const result = elect({ votes: { ana: 30 }, blank: 40 });
  expect(result).toMatchObject({ kind: 'no-majority', seats: [], vacant: 1, runoff: [] });
  expect(result.sentence).toContain('No hay con quién ir a segunda vuelta: repita la elección.');
});

test('blank votes count in the base of those present and not over for and against', () => {
  const votes = { ana: 40, luis: 25, eva: 10 };
  expect(elect({ votes, blank: 5 }).kind).toBe('no-majority');
  const rule = ruleOf(favourOver('forAndAgainst', moreThanHalf));
  expect(elect({ votes, blank: 25 }, { rule }).kind).toBe('approved');
});

test('votes for the others are against, so that a plurality is no majority of for and against', () => {
  const rule = ruleOf(favourOver('forAndAgainst', moreThanHalf));
  expect(elect({ votes: { ana: 40, luis: 35, eva: 10 } }, { rule }).kind).toBe('no-majority');
});

test('a lot never stands for a majority', () => {
  const result = elect({ votes: { ana: 30, luis: 30 } }, { seed });
  expect(result).toMatchObject({ kind: 'no-majority', seats: [], lot: null });
});

test('a tie on top elects nobody, even if both meet a rule of half or more', () => {
  const rule = ruleOf(favourOver('present', atLeast(1, 2)));
  expect(elect({ votes: { ana: 30, luis: 30 } }, { rule })).toMatchObject({
    kind: 'no-majority',
    seats: [],
  });
});

test('a double majority of heads and coefficients fails by its heads', () => {
  const rule = ruleOf(
    allOf(favourOver('present', moreThanHalf, 'heads'), favourOver('present', moreThanHalf)),
  );
  const counts = {
    'weight:main': countOf({ votes: { ana: 45, luis: 25 } }),
    heads: countOf({ votes: { ana: 5, luis: 5 } }, 1),
  };
  const result = elect({ votes: { ana: 45, luis: 25 } }, { rule, counts });
  expect(result).toMatchObject({ kind: 'no-majority', runoff: ['ana', 'luis'] });
  expect(result.sentence).toBe(
    'Ana Ruiz obtuvo 50,00 % de los propietarios y 64,29 % del coeficiente; se necesitaba más del 50 % de los propietarios presentes y más del 50 % del coeficiente presente: sin mayoría. Segunda vuelta entre Ana Ruiz y Luis Paz. Fuente: los estatutos, artículo 9.',
  );
});

test('the most voted must meet the rule: another who meets it does not win instead', () => {
  const third = atLeast(1, 3);
  const rule = ruleOf(allOf(favourOver('present', third, 'heads'), favourOver('present', third)));
  const counts = {
    'weight:main': countOf({ votes: { ana: 45, luis: 25 } }),
    heads: countOf({ votes: { ana: 2, luis: 8 } }, 1),
  };
  const result = elect({ votes: { ana: 45, luis: 25 } }, { rule, counts });
  expect(result.standings.map(({ finding }) => finding?.met)).toEqual([false, true, false]);
  expect(result).toMatchObject({ kind: 'no-majority', seats: [], runoff: ['ana', 'luis'] });
});

test('by plurality the most voted wins, whatever the share', () => {
  const result = elect({ votes: { ana: 20, luis: 21, eva: 19 } }, { by: 'plurality' });
  expect(result).toMatchObject({
    kind: 'approved',
    seats: [{ optionId: 'luis', by: 'plurality' }],
    runoff: [],
  });
  expect(
    result.standings.map(({ optionId, votes, finding }) => [optionId, votes, finding]),
  ).toEqual([
    ['luis', 21_000_000, null],
    ['ana', 20_000_000, null],
    ['eva', 19_000_000, null],
  ]);
  expect(result.sentence).toBe(
    'Luis Paz obtuvo 21,0000 de coeficiente, la votación más alta: gana. Fuente: los estatutos, artículo 9.',
  );
});

test('an exact tie by plurality stays a tie until the lot is asked for', () => {
  const votes = { ana: 25, luis: 10, eva: 25 };
  const tied = elect({ votes }, { by: 'plurality' });
  expect(tied).toMatchObject({
    kind: 'tie',
    seats: [],
    vacant: 1,
    tie: { places: 1, among: ['ana', 'eva'] },
    lot: null,
    runoff: [],
  });
  expect(tied.sentence).toBe(
    'Ana Ruiz y Eva Gil empataron con 25,0000 de coeficiente: falta el sorteo. Fuente: los estatutos, artículo 9.',
  );
  const drawn = elect({ votes }, { by: 'plurality', seed });
  expect(drawn).toMatchObject({
    kind: 'approved',
    seats: [{ optionId: 'eva', by: 'lot' }],
    vacant: 0,
    tie: null,
    lot: { seed, order: ['eva', 'ana'] },
  });
  expect(drawn.sentence).toBe(
    'Ana Ruiz y Eva Gil empataron con 25,0000 de coeficiente: por sorteo gana Eva Gil (semilla 5e5e5e5e…). Fuente: los estatutos, artículo 9.',
  );
});

test.each(['majority', 'plurality'] as const)('by %s nobody wins without a vote', (by) => {
  const result = elect({ votes: {}, blank: 60 }, { by, seed });
  expect(result).toMatchObject({ kind: 'no-majority', seats: [], runoff: [], lot: null });
  expect(result.sentence).toBe(
    'Ninguna candidatura obtuvo votos: no se eligió a nadie. Fuente: los estatutos, artículo 9.',
  );
});

test('without candidates nobody is elected', () => {
  const result = elect({ votes: {}, blank: 60 }, { options: [] });
  expect(result).toMatchObject({ kind: 'no-majority', standings: [] });
  expect(result.sentence).toContain('Ninguna candidatura obtuvo votos');
});

test.each(['majority', 'plurality'] as const)('by %s nothing is decided without quorum', (by) => {
  const result = elect({ votes: { ana: 50 } }, { by });
  expect(result).toMatchObject({ kind: 'no-quorum', seats: [], vacant: 1, runoff: [], tie: null });
  expect(result.sentence).toBe(
    'Sin quórum, con 50,00 % del coeficiente; se necesitaba más del 50 % del coeficiente total (los estatutos, artículo 9).',
  );
});

const someVotes = fc.record({
  ana: fc.integer({ min: 0, max: 33 }),
  luis: fc.integer({ min: 0, max: 33 }),
  eva: fc.integer({ min: 0, max: 33 }),
});

test('the order of the candidates changes nothing', () => {
  fc.assert(
    fc.property(someVotes, fc.constantFrom('majority', 'plurality'), (votes, by) => {
      const told = { votes, present: 100 };
      expect(elect(told, { by, seed, options: options.toReversed() })).toEqual(
        elect(told, { by, seed }),
      );
    }),
  );
});

test('more votes for the winner, taken from another, never lose the election', () => {
  fc.assert(
    fc.property(someVotes, fc.constantFrom('majority', 'plurality'), (votes, by) => {
      const winner = elect({ votes, present: 100 }, { by }).seats[0]?.optionId;
      fc.pre(winner !== undefined && votes.luis > 0);
      const more = { ...votes, luis: votes.luis - 1 };
      const moved = { ...more, [winner ?? '']: (more[winner as 'ana'] ?? 0) + 1 };
      expect(elect({ votes: moved, present: 100 }, { by }).seats[0]?.optionId).toBe(winner);
    }),
  );
});

test('weighing everything ten times as much changes no winner', () => {
  fc.assert(
    fc.property(someVotes, (votes) => {
      const counts = { 'weight:main': countOf({ votes, present: 100 }, 10_000_000) };
      const told = { votes, present: 100 };
      const { kind, seats, runoff } = elect(told);
      expect(elect(told, { counts })).toMatchObject({ kind, seats, runoff });
    }),
  );
});
