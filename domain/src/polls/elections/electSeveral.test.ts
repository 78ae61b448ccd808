import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { quorumOf } from '../../laws/quorum/quorum.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { buildRule, quorumPerCall } from '../../laws/rules/buildRule.ts';
import { favourOver, presenceOver } from '../../laws/rules/requirements.ts';
import { presenceOfCounts } from '../../meeting/quorum/countPresence.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import type { ChoiceCount } from '../places/choiceCounts.ts';
import { lotSeedSchema } from '../places/decideLot.ts';
import { electSeveral } from './electSeveral.ts';

const { vocabulary } = packOf('co-ph');
const source = { law: 'los estatutos', article: 'artículo 9', verified: true };
const rule = buildRule({
  ruleId: 'test/committee',
  title: 'Comité',
  requirement: favourOver('present', moreThanHalf, 'heads'),
  quorum: quorumPerCall([presenceOver('all', moreThanHalf), source]),
  source,
});
const seed = lotSeedSchema.parse('5e'.repeat(32));
const options = [
  { optionId: 'ana', label: 'Ana' },
  { optionId: 'luis', label: 'Luis' },
  { optionId: 'eva', label: 'Eva' },
  { optionId: 'juan', label: 'Juan' },
];

/** Forty heads present, each marking up to four people. */
const count = (votes: Readonly<Record<string, number>>): ChoiceCount => ({
  all: 60,
  allMinusExcluded: 60,
  present: 40,
  options: votes,
  valid: 38,
  blank: 2,
  null: 0,
  abstention: 0,
});

const elect = (
  votes: Readonly<Record<string, number>>,
  rest: Partial<Parameters<typeof electSeveral>[0]> = {},
  present = 40,
) =>
  electSeveral({
    options,
    counts: { heads: count(votes) },
    scope: 'heads',
    rule,
    source,
    quorum: quorumOf(
      rule.quorum,
      1,
      presenceOfCounts({ weight: present, units: present }, { weight: 60, units: 60 }),
      vocabulary,
    ),
    vocabulary,
    seed: null,
    seats: 2,
    eachMeetsRule: false,
    ...rest,
  });

test('the most voted fill the seats, in order of votes', () => {
  const result = elect({ ana: 10, luis: 30, eva: 20, juan: 5 });
  expect(result).toMatchObject({
    kind: 'approved',
    seats: [
      { optionId: 'luis', by: 'plurality' },
      { optionId: 'eva', by: 'plurality' },
    ],
    vacant: 0,
    runoff: [],
    source,
  });
  expect(result.standings.map(({ optionId, finding }) => [optionId, finding])).toEqual([
    ['luis', null],
    ['eva', null],
    ['ana', null],
    ['juan', null],
  ]);
  expect(result.sentence).toBe(
    'Candidaturas elegidas: Luis (30 propietarios) y Eva (20 propietarios). Fuente: los estatutos, artículo 9.',
  );
});

test('a tie for the last seat says the sure candidates and those who draw lots', () => {
  const votes = { ana: 20, luis: 30, eva: 20, juan: 5 };
  const tied = elect(votes);
  expect(tied).toMatchObject({
    kind: 'tie',
    seats: [{ optionId: 'luis', by: 'plurality' }],
    vacant: 1,
    tie: { places: 1, among: ['ana', 'eva'] },
    lot: null,
    runoff: [],
  });
  expect(tied.sentence).toBe(
    'Candidaturas elegidas: Luis (30 propietarios). Empate entre Ana y Eva: falta el sorteo. Fuente: los estatutos, artículo 9.',
  );
  const drawn = elect(votes, { seed });
  expect(drawn).toMatchObject({
    kind: 'approved',
    seats: [
      { optionId: 'luis', by: 'plurality' },
      { optionId: 'eva', by: 'lot' },
    ],
    vacant: 0,
    tie: null,
    lot: { seed, order: ['eva', 'ana'] },
  });
  expect(drawn.sentence).toBe(
    'Candidaturas elegidas: Luis (30 propietarios). Empate entre Ana y Eva: por sorteo gana Eva (semilla 5e5e5e5e…). Fuente: los estatutos, artículo 9.',
  );
});

test('a tie for several seats draws as many', () => {
  const votes = { ana: 20, luis: 20, eva: 20 };
  expect(elect(votes).sentence).toBe(
    'Empate entre Ana, Eva y Luis por 2 puestos: falta el sorteo. Fuente: los estatutos, artículo 9.',
  );
  const drawn = elect(votes, { seed });
  expect(drawn.seats).toEqual([
    { optionId: 'eva', by: 'lot' },
    { optionId: 'ana', by: 'lot' },
  ]);
  expect(drawn.sentence).toBe(
    'Empate entre Ana, Eva y Luis por 2 puestos: por sorteo ganan Eva y Ana (semilla 5e5e5e5e…). Fuente: los estatutos, artículo 9.',
  );
});

test('a tie above or below the last seat is no tie', () => {
  expect(elect({ ana: 20, luis: 20, eva: 10, juan: 10 })).toMatchObject({
    kind: 'approved',
    tie: null,
  });
});

test('with fewer voted than seats the rest stay vacant', () => {
  const one = elect({ ana: 20 });
  expect(one).toMatchObject({ kind: 'approved', vacant: 1, seats: [{ optionId: 'ana' }] });
  expect(one.sentence).toBe(
    'Candidaturas elegidas: Ana (20 propietarios). Queda un puesto vacante. Fuente: los estatutos, artículo 9.',
  );
  expect(elect({ ana: 20 }, { seats: 3 }).sentence).toContain('Quedan 2 puestos vacantes.');
});

test('nobody is elected without a vote', () => {
  const result = elect({});
  expect(result).toMatchObject({
    kind: 'no-majority',
    seats: [],
    vacant: 2,
    tie: null,
    runoff: [],
  });
  expect(result.sentence).toBe(
    'Ninguna candidatura obtuvo votos: no se eligió a nadie. Quedan 2 puestos vacantes. Fuente: los estatutos, artículo 9.',
  );
  expect(elect({}, { options: [] }).kind).toBe('no-majority');
});

test('without quorum nothing is decided', () => {
  const result = elect({ ana: 30 }, { eachMeetsRule: true }, 30);
  expect(result).toMatchObject({ kind: 'no-quorum', seats: [], vacant: 2, runoff: [] });
  expect(result.sentence).toMatch(
    /^Sin quórum, con 50,00 % del coeficiente; se necesitaba más del 50 % del coeficiente total \(/u,
  );
});

test.each([
  ['exactly half of those present is not enough', 20, 'no-majority', ['luis']],
  ['one more is', 21, 'approved', ['luis', 'ana']],
] as const)('each elected must meet the rule where it is asked: %s', (_, ana, kind, elected) => {
  const result = elect({ ana, luis: 30, eva: 12 }, { eachMeetsRule: true });
  expect(result.kind).toBe(kind);
  expect(result.seats.map(({ optionId }) => optionId)).toEqual(elected);
});

test('seats that nobody won by the rule are for a second round among one more than them', () => {
  const result = elect({ ana: 18, luis: 30, eva: 12, juan: 3 }, { eachMeetsRule: true });
  expect(result).toMatchObject({ kind: 'no-majority', vacant: 1, runoff: ['ana', 'eva'] });
  expect(result.sentence).toBe(
    'Candidaturas elegidas: Luis (30 propietarios). Queda un puesto vacante. Segunda vuelta entre Ana y Eva. Fuente: los estatutos, artículo 9.',
  );
});

test('a candidate without the majority does not keep the seats from being filled', () => {
  const votes = { ana: 25, luis: 30, eva: 12 };
  expect(elect(votes, { eachMeetsRule: true })).toMatchObject({
    kind: 'approved',
    vacant: 0,
    runoff: [],
  });
});

test('ballots for others are valid votes all the same', () => {
  const overValid = { ...rule, requirement: favourOver('validCast', moreThanHalf, 'heads') };
  const result = elect({ ana: 19, luis: 20 }, { rule: overValid, eachMeetsRule: true, seats: 1 });
  expect(result.standings.map(({ finding }) => finding)).toMatchObject([
    { numerator: 20, base: 38, met: true },
    { numerator: 19, base: 38, met: false },
    { numerator: 0, base: 38, met: false },
    { numerator: 0, base: 38, met: false },
  ]);
});

test('votes for others oppose nobody where each ballot marks several', () => {
  const forAndAgainst = {
    ...rule,
    requirement: favourOver('forAndAgainst', moreThan(1, 2), 'heads'),
  };
  const result = elect({ ana: 1 }, { rule: forAndAgainst, eachMeetsRule: true, seats: 1 });
  expect(result.standings[0]?.finding).toMatchObject({ numerator: 1, base: 1, met: true });
});

const someVotes = fc.record({
  ana: fc.nat(38),
  luis: fc.nat(38),
  eva: fc.nat(38),
  juan: fc.nat(38),
});

test('the seats that are filled and vacant are all the seats, and nobody holds two', () => {
  fc.assert(
    fc.property(
      someVotes,
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      fc.boolean(),
      (votes, seats, each, asked) => {
        const result = elect(votes, { seats, eachMeetsRule: each, seed: asked ? seed : null });
        expect(result.seats.length + result.vacant).toBe(seats);
        expect(new Set(result.seats.map(({ optionId }) => optionId)).size).toBe(
          result.seats.length,
        );
        for (const { optionId } of result.seats) expect(result.runoff).not.toContain(optionId);
      },
    ),
  );
});

test('the order of the candidates changes nothing', () => {
  fc.assert(
    fc.property(someVotes, fc.boolean(), (votes, eachMeetsRule) => {
      expect(elect(votes, { seed, eachMeetsRule, options: options.toReversed() })).toEqual(
        elect(votes, { seed, eachMeetsRule }),
      );
    }),
  );
});
