import { expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { quorumOf } from '../../laws/quorum/quorum.ts';
import { countingLawOf } from '../../laws/rulePacks/countingLawOf.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { quorumPerCall } from '../../laws/rules/buildRule.ts';
import { presenceOver } from '../../laws/rules/requirements.ts';
import { presenceOfCounts } from '../../meeting/quorum/countPresence.ts';
import { lotSeedSchema } from '../places/decideLot.ts';
import type { Slate } from './checkSlates.ts';
import { electSlates } from './electSlates.ts';

const { vocabulary } = packOf('co-ph');
const law = countingLawOf('co-sa');
const withoutBlanks = { ...law, blankInQuotient: false };
const quorums = quorumPerCall([presenceOver('all', moreThanHalf), law.source]);
const seed = lotSeedSchema.parse('5e'.repeat(32));
const cited = 'Fuente: Código de Comercio de Colombia, artículo 197.';

const slate = (optionId: string, names = 5): Slate => ({
  optionId,
  label: `Plancha ${optionId.toUpperCase()}`,
  lines: Array.from({ length: names }, (_, at) => ({
    candidateId: `${optionId}${at + 1}`,
    substituteId: at === 0 ? `${optionId}-suplente` : null,
  })),
});

interface Told {
  readonly votes: Readonly<Record<string, number>>;
  readonly blank?: number;
  readonly spoilt?: number;
  readonly names?: Readonly<Record<string, number>>;
  readonly scale?: number;
}

/** Votes in points of coefficient, or in units with scale 1. */
const elect = (
  { votes, blank = 0, spoilt = 0, names = {}, scale = 1_000_000 }: Told,
  rest: Partial<Parameters<typeof electSlates>[0]> = {},
  present = 100,
) => {
  const options = Object.fromEntries(
    Object.entries(votes).map(([id, points]) => [id, Math.round(points * scale)]),
  );
  const valid = Object.values(options).reduce((sum, amount) => sum + amount, 0);
  const scope = scale === 1 ? 'units' : 'weight:main';
  const counted = { blank: blank * scale, null: spoilt * scale, abstention: 0, options, valid };
  const whole = { all: 100 * scale, allMinusExcluded: 100 * scale, present: 100 * scale };
  const presence = presenceOfCounts(
    { weight: present, units: present },
    { weight: 100, units: 100 },
  );
  return electSlates({
    slates: Object.keys(votes).map((id) => slate(id, names[id])),
    counts: { [scope]: { ...whole, ...counted } },
    scope,
    seats: 5,
    method: 'quotient',
    law,
    quorum: quorumOf(quorums, 1, presence, vocabulary),
    vocabulary,
    seed: null,
    ...rest,
  });
};

const shortOf = (result: ReturnType<typeof elect>) =>
  result.seats.map(({ candidateId, by }) => `${candidateId} ${by}`);

test('article 197: whole quotas, and the rest by the largest remainders', () => {
  const result = elect({ votes: { a: 52, b: 33, c: 15 } });
  expect(shortOf(result)).toEqual([
    'a1 quota',
    'a2 quota',
    'b1 quota',
    'c1 remainder',
    'b2 remainder',
  ]);
  expect(result).toMatchObject({
    kind: 'approved',
    vacant: 0,
    tie: null,
    lot: null,
    quotient: { votes: 100_000_000, seats: 5 },
    source: law.source,
  });
  expect(result.sentence).toBe(
    `Cociente electoral: 100,0000 ÷ 5 = 20,0000. Plancha A, 52,0000 de coeficiente: 2 por cociente; residuo 12,0000. Plancha B, 33,0000 de coeficiente: 1 por cociente y 1 por residuo; residuo 13,0000. Plancha C, 15,0000 de coeficiente: 1 por residuo; residuo 15,0000. ${cited}`,
  );
});

test('the worked case of a textbook: 800 shares, five seats, lists of 250, 270 and 280', () => {
  const counts = {
    units: {
      all: 850,
      allMinusExcluded: 850,
      present: 800,
      options: { a: 250, b: 270, c: 280 },
      valid: 800,
      blank: 0,
      null: 0,
      abstention: 0,
    },
  };
  const result = elect({ votes: { a: 0, b: 0, c: 0 } }, { counts, scope: 'units' });
  expect(shortOf(result)).toEqual([
    'c1 quota',
    'b1 quota',
    'a1 quota',
    'c2 remainder',
    'b2 remainder',
  ]);
  expect(result.sentence).toContain('Cociente electoral: 800 ÷ 5 = 160. Plancha C, 280 unidades:');
});

test('blank votes raise the quotient where the law counts them, and win nothing', () => {
  const told = { votes: { a: 46, b: 25, c: 9 }, blank: 20 };
  expect(shortOf(elect(told))).toEqual([
    'a1 quota',
    'a2 quota',
    'b1 quota',
    'c1 remainder',
    'a3 remainder',
  ]);
  const other = { votes: { a: 38, b: 30, c: 12 }, blank: 20 };
  expect(shortOf(elect(other))).toEqual([
    'a1 quota',
    'b1 quota',
    'a2 remainder',
    'c1 remainder',
    'b2 remainder',
  ]);
  expect(shortOf(elect(other, { law: withoutBlanks }))).toEqual([
    'a1 quota',
    'a2 quota',
    'b1 quota',
    'b2 remainder',
    'c1 remainder',
  ]);
});

test('null votes and abstentions never count for the quotient', () => {
  expect(elect({ votes: { a: 40, b: 20 }, blank: 20, spoilt: 20 }).quotient?.votes).toBe(
    80_000_000,
  );
  expect(
    elect({ votes: { a: 40, b: 20 }, blank: 20, spoilt: 20 }, { law: withoutBlanks }).quotient,
  ).toEqual({ votes: 60_000_000, seats: 5 });
});

test.each([
  ['exactly twice the quotient is two seats', 40, 60, 2, 0],
  ['the smallest weight less is one', 39.999999, 60.000001, 1, 99_999_995],
])('%s', (_, a, b, quotas, remainder) => {
  const { standings } = elect({ votes: { a, b } });
  expect(standings.find(({ optionId }) => optionId === 'a')).toMatchObject({ quotas, remainder });
});

test.each([
  ['just above two thirds of the votes it fits twice', 66.666667, 2],
  ['just below it fits once, though a rounded quotient would fit twice', 66.666666, 1],
])('a quotient that does not end is never rounded: %s', (_, a, quotas) => {
  const { standings, sentence } = elect({ votes: { a, b: 100 - a } }, { seats: 3 });
  expect(standings[0]?.quotas).toBe(quotas);
  expect(sentence).toContain('Cociente electoral: 100,0000 ÷ 3 ≈ 33,333333.');
});

test('a quotient of units with decimals is said exactly', () => {
  expect(elect({ votes: { a: 70, b: 31 }, scale: 1 }, { seats: 4 }).sentence).toContain(
    'Cociente electoral: 101 ÷ 4 = 25,2500. Plancha A, 70 unidades: 2 por cociente y 1 por residuo; residuo 19,5000.',
  );
  expect(elect({ votes: { a: 70, b: 30 }, scale: 1 }, { seats: 3 }).sentence).toContain(
    'Cociente electoral: 100 ÷ 3 ≈ 33,333333.',
  );
});

test('a tie of remainders is for the lot, drawn only when it is asked for', () => {
  const told = { votes: { ana: 45, eva: 25, luis: 10 }, blank: 20 };
  const tied = elect(told);
  expect(tied).toMatchObject({ kind: 'tie', vacant: 1, tie: { places: 1, among: ['ana', 'eva'] } });
  expect(shortOf(tied)).toEqual(['ana1 quota', 'ana2 quota', 'eva1 quota', 'luis1 remainder']);
  expect(tied.sentence).toContain(
    `residuo 10,0000. Empate entre Plancha ANA y Plancha EVA: falta el sorteo. ${cited}`,
  );
  const drawn = elect(told, { seed });
  expect(drawn).toMatchObject({
    kind: 'approved',
    vacant: 0,
    tie: null,
    lot: { seed, order: ['eva', 'ana'] },
  });
  expect(shortOf(drawn).at(-1)).toBe('eva2 lot');
  expect(drawn.sentence).toContain(
    'Plancha EVA, 25,0000 de coeficiente: 1 por cociente y 1 por sorteo;',
  );
  expect(drawn.sentence).toContain('por sorteo gana Plancha EVA (semilla 5e5e5e5e…).');
});

const reading = 'Los puestos sobrantes siguieron el orden de los residuos: la ley no lo regula.';

test('the seats of a slate out of names go on to the next remainders, and the acta says so', () => {
  const result = elect({ votes: { a: 61, b: 27, c: 12 }, names: { a: 1 } });
  expect(shortOf(result)).toEqual([
    'a1 quota',
    'b1 quota',
    'c1 remainder',
    'b2 remainder',
    'c2 remainder',
  ]);
  expect(result.sentence).toContain(reading);
});

test('blank votes leave no seat vacant: they count for the quotient and nothing else', () => {
  const result = elect({ votes: { a: 45 }, blank: 55 });
  expect(shortOf(result)).toEqual([
    'a1 quota',
    'a2 quota',
    'a3 remainder',
    'a4 remainder',
    'a5 remainder',
  ]);
  expect(result.sentence).toContain(reading);
});

test('a remainder of nothing comes after every other, and is said', () => {
  const result = elect({ votes: { a: 50, b: 20 }, blank: 30 });
  expect(shortOf(result)).toEqual([
    'a1 quota',
    'a2 quota',
    'b1 quota',
    'a3 remainder',
    'b2 remainder',
  ]);
  expect(result.sentence).toContain(reading);
});

test.each([
  [
    'who has names gets the quota of who has none',
    { votes: { a: 61, b: 21, c: 18 }, names: { a: 2 } },
    ['a1 quota', 'a2 quota', 'b1 quota', 'c1 remainder', 'b2 remainder'],
  ],
  [
    'the largest remainder has no name left',
    { votes: { a: 69, b: 23, c: 8 }, names: { a: 3 } },
    ['a1 quota', 'a2 quota', 'a3 quota', 'b1 quota', 'c1 remainder'],
  ],
])('the result says that seats went on when %s', (_, told, seats) => {
  const result = elect(told);
  expect(shortOf(result)).toEqual(seats);
  expect(result.sentence).toContain(reading);
});

test.each([
  ['every seat goes by quota', { votes: { a: 60, b: 40 } }],
  ['each remainder wins one seat', { votes: { a: 52, b: 33, c: 15 } }],
  ['a slate has just the names it needs', { votes: { a: 65, b: 23, c: 12 }, names: { a: 3 } }],
  ['all are out of names', { votes: { a: 60, b: 40 }, names: { a: 2, b: 1 } }],
])('nothing is read into the law when %s', (_, told) => {
  expect(elect(told).sentence).not.toContain(reading);
});

test('when all slates are out of names the seats stay vacant', () => {
  const result = elect({ votes: { a: 60, b: 40 }, names: { a: 2, b: 1 } });
  expect(result).toMatchObject({ kind: 'approved', vacant: 2 });
  expect(shortOf(result)).toEqual(['a1 quota', 'a2 quota', 'b1 quota']);
  expect(result.sentence).toContain(`Quedan 2 puestos vacantes. ${cited}`);
});

test('without valid votes there is no quotient, and nobody is elected', () => {
  const result = elect({ votes: { a: 0, b: 0 }, spoilt: 10 });
  expect(result).toMatchObject({
    kind: 'no-majority',
    seats: [],
    vacant: 5,
    quotient: null,
    tie: null,
  });
  expect(result.sentence).toBe(
    `No hubo votos válidos: no se eligió a nadie. Plancha A, 0,0000 de coeficiente: ningún puesto. Plancha B, 0,0000 de coeficiente: ningún puesto. Quedan 5 puestos vacantes. ${cited}`,
  );
});

test('blank votes alone elect nobody', () => {
  expect(elect({ votes: { a: 0, b: 0 }, blank: 60 })).toMatchObject({
    kind: 'no-majority',
    seats: [],
    quotient: { votes: 60_000_000 },
  });
});

test('a slate without votes wins nothing, even with seats left', () => {
  const result = elect({ votes: { a: 30, b: 0 }, names: { a: 2 } });
  expect(shortOf(result)).toEqual(['a1 quota', 'a2 quota']);
});

test('a seat brings the personal substitute of its line', () => {
  const { seats } = elect({ votes: { a: 60, b: 40 } });
  expect(seats.slice(0, 2)).toEqual([
    { optionId: 'a', by: 'quota', candidateId: 'a1', substituteId: 'a-suplente' },
    { optionId: 'a', by: 'quota', candidateId: 'a2', substituteId: null },
  ]);
});

test('by plurality the most voted slate takes every seat', () => {
  const result = elect({ votes: { a: 30, b: 31 } }, { method: 'plurality', seats: 2 });
  expect(shortOf(result)).toEqual(['b1 plurality', 'b2 plurality']);
  expect(result).toMatchObject({ kind: 'approved', vacant: 0, quotient: null });
  expect(result.sentence).toBe(
    'Plancha B, 31,0000 de coeficiente: 2 por mayoría relativa. Plancha A, 30,0000 de coeficiente: ningún puesto. Fuente: los estatutos.',
  );
});

test('by plurality a short slate leaves seats vacant: nobody else won them', () => {
  const told = { votes: { a: 30, b: 31 }, names: { b: 4 } };
  const result = elect(told, { method: 'plurality' });
  expect(result).toMatchObject({ kind: 'approved', vacant: 1 });
  expect(result.seats.every(({ optionId }) => optionId === 'b')).toBe(true);
  expect(result.sentence).toContain('Queda un puesto vacante.');
  expect(result.sentence).not.toContain(reading);
});

test('by plurality a tie on top is for the lot, and its winner takes all', () => {
  const told = { votes: { ana: 30, eva: 30, luis: 5 } };
  const tied = elect(told, { method: 'plurality', seats: 2 });
  expect(tied).toMatchObject({ kind: 'tie', seats: [], vacant: 2, tie: { among: ['ana', 'eva'] } });
  const drawn = elect(told, { method: 'plurality', seats: 2, seed });
  expect(shortOf(drawn)).toEqual(['eva1 lot', 'eva2 lot']);
  expect(drawn.sentence).toContain(
    'Empate entre Plancha ANA y Plancha EVA: por sorteo gana Plancha EVA (semilla',
  );
});

test('by plurality the winner of the lot takes only as many seats as it has names', () => {
  const told = { votes: { ana: 30, eva: 30 }, names: { eva: 1 } };
  const drawn = elect(told, { method: 'plurality', seed });
  expect(shortOf(drawn)).toEqual(['eva1 lot']);
  expect(drawn.vacant).toBe(4);
});

test('by plurality nobody wins without a vote', () => {
  expect(elect({ votes: { a: 0 }, blank: 60 }, { method: 'plurality' })).toMatchObject({
    kind: 'no-majority',
    seats: [],
    vacant: 5,
  });
});

test.each(['quotient', 'plurality'] as const)(
  'by %s nothing is decided without quorum',
  (method) => {
    const result = elect({ votes: { a: 50 } }, { method, seed }, 50);
    expect(result).toMatchObject({ kind: 'no-quorum', seats: [], vacant: 5, tie: null, lot: null });
    expect(result.sentence).toMatch(
      /^Sin quórum, con 50,00 % del coeficiente; se necesitaba más del 50 % del coeficiente total \(/u,
    );
  },
);
