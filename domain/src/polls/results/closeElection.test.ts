import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { favourOver } from '../../laws/rules/requirements.ts';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import { runElection } from '../elections/runElection.ts';
import { settleLot } from '../elections/settleLot.ts';
import type { ElectionTerms } from '../marks/marks.ts';
import { decideLot, lotSeedSchema } from '../places/decideLot.ts';
import { presentResult } from '../presented/presentResult.ts';
import { decideResult } from './decideResult.ts';
import { decideSecretResult } from './decideSecretResult.ts';
import { drawTie } from './drawTie.ts';
import { hashBallots, sealResult } from './resultSeal.ts';

const seed = lotSeedSchema.parse('7'.repeat(64));
const names = 'A B C D';
const several = { marks: { min: 1, max: 2 } };

function close(
  question: ReturnType<typeof electionOf>,
  weights: readonly number[],
  votes: string[],
) {
  return decideResult(electionHall(question, weights, votes));
}

const winners = (result: ReturnType<typeof close>) =>
  result.elected?.seats.map(({ optionId }) => optionId).join('');

test('a candidate with the majority wins, and the sentence says it', () => {
  const one = electionOf('one', 'A B C', { needsMajority: true });
  const result = close(one, [40, 30, 20, 10], ['A', 'A', 'B', 'C']);
  expect(result.verdict.kind).toBe('approved');
  expect(winners(result)).toBe('A');
  expect(presentResult(result)).toMatchObject({
    word: 'Decidido',
    measures: [{ name: 'coeficiente presente', line: { share: 0.5, label: 'Más del 50 %' } }],
  });
});

test('candidates without a majority leave a runoff between the first two', () => {
  const one = electionOf('one', 'A B C', { needsMajority: true });
  const result = close(one, [40, 35, 25], ['A', 'B', 'C']);
  expect(result.verdict.kind).toBe('no-majority');
  expect(result.elected).toMatchObject({ seats: [], runoff: ['A', 'B'] });
  expect(presentResult(result).word).toBe('Sin mayoría');
  expect(result.verdict.sentence).toContain('Segunda vuelta entre A y B');
});

test('the most voted fill the seats, bars go from the most voted down and say who is in', () => {
  const people = electionOf('people', names, { ...several, seats: 2 });
  const result = close(people, [50, 30, 20, 5], ['C B', 'C', 'A B', 'blank']);
  expect(winners(result)).toBe('CB');
  expect(result.didNotVote).toEqual({ weight: 0, units: 0 });
  const { measures, word, seats } = presentResult(result);
  expect(measures).toHaveLength(1);
  expect(measures[0]?.bars.map(({ id, tone }) => `${id}:${tone}`)).toEqual([
    ...['C:elected', 'B:elected', 'A:candidate', 'D:candidate'],
    ...['blank:blank', 'abstention:abstention', 'did-not-vote:none'],
  ]);
  expect([word, seats.map(({ name }) => name)]).toEqual(['Elegidos', ['C', 'B']]);
});

test('of several options, those chosen are said as options', () => {
  const works = electionOf('several', names, { ...several, seats: 3 });
  const { sentence } = close(works, [50, 30], ['A B', 'A']).verdict;
  expect(sentence).toContain('Opciones escogidas: A');
  expect(sentence).toContain('Falta una por escoger');
});

test('slates share the seats by quotient and each seat goes to the next name', () => {
  const lines = [
    ['a1', 'a2', 'a3'],
    ['b1', 'b2', 'b3'],
  ];
  const slates = electionOf('slates', 'A B', { seats: 3, lines });
  const result = close(slates, [50, 20, 30], ['A', 'A', 'B']);
  expect(result.elected?.seats.map(({ name }) => name)).toEqual(['a1', 'a2', 'b1']);
  expect(presentResult(result).seats[2]).toMatchObject({ name: 'b1', note: 'B' });
  expect(result.verdict.sentence).toContain('Cociente electoral');
});

test('a survey decides nothing and says so, also without quorum', () => {
  const survey = electionOf('survey', 'A B', { seats: 0 });
  const result = close(survey, [60, 40], ['B', 'A']);
  expect(result.verdict).toMatchObject({ kind: 'survey', finding: null });
  expect(result.verdict.sentence).toContain('no decide nada. Lo más votado: B');
  expect(presentResult(result).word).toBe('Encuesta');
  const empty = decideResult({ ...electionHall(survey, [60], ['A']), attendance: [] });
  expect(empty.verdict.kind).toBe('survey');
});

test('under one unit one vote, units rank and are the percentage', () => {
  const question = electionOf('people', 'A B');
  const rule = { ...question.rule, requirement: favourOver('present', moreThanHalf, 'units') };
  const result = close({ ...question, rule }, [80, 10, 10], ['A', 'B', 'B']);
  expect(winners(result)).toBe('B');
  expect(presentResult(result).measures).toMatchObject([
    {
      name: 'unidades presentes',
      base: '3',
      bars: [{ id: 'B', percent: '66,67 %' }, { id: 'A', percent: '33,33 %' }, {}, {}, {}],
    },
  ]);
});

const shapes: readonly (readonly [string, ReturnType<typeof electionOf>])[] = [
  ['one by majority', electionOf('one', names, { needsMajority: true })],
  ['one by plurality', electionOf('one', names)],
  ['several', electionOf('several', names, { ...several, seats: 2 })],
  ['people', electionOf('people', names, { marks: { min: 2, max: 3 }, seats: 2 })],
  [
    'people by majority',
    electionOf('people', names, { ...several, seats: 2, needsMajority: true }),
  ],
  ['slates by quotient', electionOf('slates', names, { seats: 3, lines: lines() })],
  [
    'slates by plurality',
    electionOf('slates', names, { seats: 3, method: 'plurality', lines: lines() }),
  ],
  ['survey', electionOf('survey', names, { ...several, seats: 0 })],
];

function lines() {
  return ['a', 'b', 'c', 'd'].map((one) => [`${one}1`, `${one}2`]);
}

function choicesFor({ election }: ReturnType<typeof electionOf>) {
  const { min, max } = election?.marks ?? { min: 1, max: 1 };
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .subarray(names.split(' '), { minLength: min, maxLength: max })
        .map((ids) => ids.join(' ')),
    },
    { weight: 1, arbitrary: fc.constantFrom('', 'blank', 'abstention') },
  );
}

const hallOf = (question: ReturnType<typeof electionOf>) =>
  fc.record({
    weights: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 5 }),
    choices: fc.array(choicesFor(question), { minLength: 5, maxLength: 5 }),
  });

/** The votes of every candidate, added by hand. */
function sumsOf(weights: readonly number[], choices: readonly string[]) {
  return names.split(' ').map((id) => {
    const marked = weights.filter((_, i) => (choices[i] ?? '').split(' ').includes(id));
    return [id, marked.reduce((sum, weight) => sum + weight, 0), marked.length];
  });
}

test.each(shapes)('named and secret %s give the same, from sums added by hand', (_, question) => {
  fc.assert(
    fc.property(hallOf(question), ({ weights, choices }) => {
      const hall = electionHall(question, weights, choices);
      const named = decideResult(hall);
      const secret = decideSecretResult(hall);
      expect(
        named.options.slice(0, 4).map(({ optionId, weight, units }) => [optionId, weight, units]),
      ).toEqual(sumsOf(weights, choices));
      expect(secret.verdict.kind).toBe(named.verdict.kind);
      expect(secret.didNotVote).toEqual(named.didNotVote);
      const seatsOf = (result: typeof secret) =>
        result.elected?.seats.map(({ optionId, name }) => `${optionId} ${name}`).sort();
      expect(seatsOf(secret)).toEqual(seatsOf(named));
      expect(secret.elected?.tie).toEqual(named.elected?.tie);
      expect(secret.elected?.runoff.toSorted()).toEqual(named.elected?.runoff.toSorted());
    }),
    { numRuns: 60 },
  );
});

test.each(shapes)('the order of ballots never changes the result of %s', (_, question) => {
  fc.assert(
    fc.property(hallOf(question), ({ weights, choices }) => {
      const hall = electionHall(question, weights, choices);
      const backward = {
        ...hall,
        ballots: hall.ballots.toReversed(),
        units: hall.units.toReversed(),
      };
      expect(decideResult(backward)).toEqual(decideResult(hall));
    }),
    { numRuns: 40 },
  );
});

test.each(shapes)(
  'a lot drawn afterwards gives the result of electing %s with its seed',
  (_, question) => {
    fc.assert(
      fc.property(hallOf(question), ({ weights, choices }) => {
        const terms = question.election as ElectionTerms;
        const { verdict, elected, options, quorum, base } = close(question, weights, choices);
        if (elected === undefined || elected.tie === null) return;
        const count = {
          ...{ all: base.weight, allMinusExcluded: base.weight, present: base.weight, null: 0 },
          options: Object.fromEntries(options.map(({ optionId, weight }) => [optionId, weight])),
          valid: weights.reduce(
            (sum, weight, i) => sum + (/[A-D]/u.test(choices[i] ?? '') ? weight : 0),
            0,
          ),
          blank: options.find(({ role }) => role === 'blank')?.weight ?? 0,
          abstention: options.find(({ role }) => role === 'abstention')?.weight ?? 0,
        };
        const asked = { question, terms, quorum, counts: { 'weight:main': count } };
        expect(runElection(asked)).toMatchObject({ verdict, elected });
        const drawn = settleLot({ verdict, elected }, terms, question.options, seed);
        const again = runElection({ ...asked, seed });
        expect(drawn?.elected).toEqual(again.elected);
        expect(drawn?.verdict.kind).toBe(again.verdict.kind);
        expect(drawn?.verdict.sentence).toContain(`semilla ${seed.slice(0, 8)}`);
      }),
      { numRuns: 200 },
    );
  },
);

test('a tie is drawn once, sealed again, and only where there is one', () => {
  const people = electionOf('people', 'A B C', { seats: 1 });
  const hall = electionHall(people, [40, 40, 20], ['A', 'B', 'C']);
  const over = { of: 'ballots', count: 3, salt: '', hash: hashBallots({}, []) } as const;
  const tied = { ...sealResult(decideResult(hall), over), shownAt: null };
  expect(tied.verdict).toMatchObject({
    kind: 'tie',
    sentence: expect.stringContaining('falta el sorteo'),
  });
  const drawn = drawTie(tied, seed);
  if (!drawn.ok) throw new Error(drawn.refusal.code);
  const [luckiest] = decideLot(seed, ['A', 'B']).order;
  expect(drawn.value.elected?.seats).toEqual([
    { optionId: luckiest, by: 'lot', name: luckiest, substitute: null },
  ]);
  expect(drawn.value.verdict.kind).toBe('approved');
  expect(drawn.value.seal?.digest).not.toBe(tied.seal.digest);
  const other = lotSeedSchema.parse('8'.repeat(64));
  expect(drawTie(drawn.value, other)).toEqual(drawn);
  const decided = decideResult(electionHall(people, [40, 30], ['A', 'B']));
  const sealed = { ...sealResult(decided, over), shownAt: null };
  expect(drawTie(sealed, seed)).toMatchObject({ ok: false, refusal: { code: 'no-tie' } });
});
