import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { allOf, favourOver } from '../../laws/rules/requirements.ts';
import { electionOf } from '../../testing/halls/electionHall.ts';
import { secretQuestion } from '../../testing/halls/secretHall.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { choosable, markedAs } from '../marks/marks.ts';
import type { Question } from '../questions/question.ts';
import { decideSecretResult } from '../results/decideSecretResult.ts';
import { votesByHeads } from '../secrecy/canBeSecret.ts';
import { eachOwnHead } from '../secrecy/ownHeads.ts';
import { roundingSteps } from '../secrecy/safePublication.ts';
import { headTally, tallyOf } from '../tallies/tally.ts';
import type { Telling } from './finestTelling.ts';
import { type ForecastHall, forecastSecret } from './forecastSecret.ts';

const rules = {
  present: favourOver('present', moreThanHalf),
  units: favourOver('present', moreThanHalf, 'units'),
  both: allOf(favourOver('present', moreThanHalf), favourOver('present', moreThanHalf, 'units')),
  heads: favourOver('present', moreThanHalf, 'heads'),
  double: allOf(favourOver('all', moreThanHalf), favourOver('all', moreThanHalf, 'heads')),
};

const questions: Readonly<Record<string, Question>> = {
  'yes or no': secretQuestion(rules.present),
  'by unit': secretQuestion(rules.units),
  'in two measures': secretQuestion(rules.both),
  'by heads': secretQuestion(rules.heads),
  'a double majority': secretQuestion(rules.double),
  'one of three': electionOf('one', 'A B C'),
  'with a majority': electionOf('one', 'A B', { needsMajority: true }),
  'people, two marks': electionOf('people', 'A B C', { marks: { min: 1, max: 2 }, seats: 2 }),
  'several, all marks': electionOf('several', 'A B', { marks: { min: 1, max: 2 } }),
  slates: electionOf('slates', 'A B', {
    seats: 3,
    lines: [
      ['a', 'b', 'c'],
      ['d', 'e'],
    ],
  }),
  'slates by heads': byHeads(
    electionOf('slates', 'A B C', { seats: 3, lines: [['a', 'b', 'c'], ['d', 'e'], ['f']] }),
  ),
  'a majority of heads': byHeads(electionOf('one', 'A B', { needsMajority: true })),
  survey: electionOf('survey', 'A B C', { seats: 0 }),
};

function byHeads(question: Question): Question {
  return { ...question, rule: { ...question.rule, requirement: rules.heads } };
}

interface Held {
  readonly weight: number;
  readonly holder: string;
  /** Not said: nobody else's. */
  readonly owner?: string;
}

function hallOf(held: readonly Held[]): ForecastHall {
  return {
    call: 1,
    units: held.map(({ weight, owner }, i) => ({
      ...{ unitId: `U${i}`, ownerIds: [owner ?? `o${i}`], kind: 'casa', weight, inArrears: false },
    })),
    attendance: held.map(({ weight, holder }, i) => ({
      ...{ unitId: `U${i}`, weight, personId: holder, present: true },
    })),
  };
}

/** Every way to mark a ballot of the question. */
function waysOf(question: Question): readonly (readonly string[])[] {
  const { min, max } = question.election?.marks ?? { min: 1, max: 1 };
  const candidates = choosable(question).map(({ optionId }) => optionId);
  const sets = candidates
    .reduce<string[][]>((all, one) => all.concat(all.map((marks) => [...marks, one])), [[]])
    .filter(({ length }) => length >= min && length <= max);
  const alone = question.options.filter((one) => !candidates.includes(one.optionId));
  return [...sets, ...alone.map(({ optionId }) => [optionId])];
}

/** The published form of a vote; a null did not vote. */
function published(
  question: Question,
  hall: ForecastHall,
  choices: readonly (readonly string[] | null)[],
): Telling {
  const isWhole = votesByHeads(question.rule) && !eachOwnHead(hall.units);
  const asked = { ...question, ...(isWhole ? { headsVoteWhole: true } : {}) };
  const votes = hall.attendance.flatMap(({ unitId, weight, personId }, i) => {
    const marks = choices[i] ?? null;
    if (marks === null) return [];
    const head = isWhole ? { headId: hall.units[i]?.ownerIds[0] ?? '' } : {};
    return [{ unitId, weight, personId, ...head, ...markedAs(question, marks) }];
  });
  const heads = headTally(asked, votes);
  const { told } = decideSecretResult({
    ...{ ...hall, question: asked, closedAt: 1, tally: tallyOf(question, votes) },
    ...(heads === null ? {} : { heads }),
    participations: votes.map(({ optionIds: _, ...vote }) => ({
      ...{ ...vote, castBy: 'u', requestId: 'r' },
    })),
  });
  if (told === undefined) throw new Error('It tells nothing of how it is told.');
  return told;
}

/** The finer, the more. */
function rankOf({ kind, step = 250 }: Telling): number {
  if (kind === 'exact') return 10;
  return kind === 'verdict-only' ? 0 : roundingSteps.length - roundingSteps.indexOf(step);
}

const anyWeights = fc.oneof(
  fc.constant([1]),
  fc.constant([7]),
  fc.constant([0, 1]),
  fc.constant([10, 10, 11, 14]),
  fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 6 }),
  fc.array(fc.integer({ min: 200_000, max: 900_000 }), { minLength: 2, maxLength: 30 }),
);

const anyCase = fc
  .record({
    name: fc.constantFrom(...Object.keys(questions)),
    weights: anyWeights,
    size: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 12, max: 60 })),
    people: fc.integer({ min: 1, max: 60 }),
    /** How often people of one block choose the same. */
    luck: fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }),
    choosing: fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }),
    staying: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
    asBlocks: fc.boolean(),
    /** How many units each owner has, all of one holder and with one answer. */
    each: fc.constantFrom(1, 1, 2, 3),
  })
  .map(({ name, weights, size, people, luck, choosing, staying, asBlocks, each }) => {
    const question = questions[name] ?? secretQuestion();
    const first = (i: number) => i - (i % each);
    const held = Array.from({ length: size }, (_, i) => ({
      weight: weights[(luck[i] ?? 0) % weights.length] ?? 0,
      holder: `p${(luck[first(i)] ?? 0) % people}`,
      owner: `o${first(i)}`,
    }));
    const ways = waysOf(question);
    const choices = held.map(({ holder }, i) => {
      const at = asBlocks ? choosing[Number(holder.slice(1))] : choosing[first(i)];
      return ways[(at ?? 0) % ways.length] ?? [];
    });
    return { name, question, held, choices, staying: held.map((_, i) => staying[first(i)]) };
  });

test('no vote of those present is published more finely than was said beforehand', () => {
  const met = new Map<string, number>();
  fc.assert(
    fc.property(anyCase, ({ name, question, held, choices }) => {
      const hall = hallOf(held);
      const { atBest } = forecastSecret(question, hall);
      const told = published(question, hall, choices);
      expect([name, told.kind, rankOf(told) <= rankOf(atBest)]).toEqual([name, told.kind, true]);
      if (rankOf(atBest) > 0) {
        const key = rankOf(told) === rankOf(atBest) ? 'met' : 'less';
        met.set(key, (met.get(key) ?? 0) + 1);
      }
    }),
    sampleOf({ part: 800, full: 60_000 }, process.env),
  );
  // A forecast must come true often enough to be worth saying.
  expect(met.get('met') ?? 0).toBeGreaterThan((met.get('less') ?? 0) / 4);
});

test('nor is a vote of some of them, more finely than a part was told', () => {
  fc.assert(
    fc.property(anyCase, ({ question, held, choices, staying }) => {
      const hall = hallOf(held);
      const some = choices.map((marks, i) => (staying[i] === true ? marks : null));
      fc.pre(some.some((marks) => marks !== null));
      const { ofPart } = forecastSecret(question, hall);
      expect(rankOf(published(question, hall, some))).toBeLessThanOrEqual(rankOf(ofPart));
    }),
    sampleOf({ part: 800, full: 60_000 }, process.env),
  );
});

const even = Array.from({ length: 20 }, (_, i) => ({ weight: 5_000_000, holder: `p${i}` }));
const building = Array.from({ length: 300 }, (_, i) => ({
  weight: 250_000 + ((i * 7919) % 300) * 1_000 + i,
  holder: `p${i}`,
}));
const eight = [5, 6, 7, 8, 10, 14, 20, 30].map((weight, i) => ({
  ...{ weight: weight * 1_000_000, holder: `p${i}` },
}));

/** Eight owners, the first with two units more. */
const withMore = [...eight, ...[40, 50].map((weight) => ({ weight, holder: 'p0', owner: 'o0' }))];

const cases = [
  ['equal weights', even, 'yes or no', 'exact', null],
  ['a building of distinct coefficients', building, 'yes or no', 'rounded', 'uneven'],
  ['eight of distinct coefficients', eight, 'yes or no', 'verdict-only', 'heavy'],
  ['eight, each with one vote', eight, 'by unit', 'exact', null],
  ['four people', even.slice(0, 4), 'yes or no', 'verdict-only', 'few-people'],
  ['two measures', eight, 'in two measures', 'rounded', 'two-measures'],
  ['two measures of equal weights', even, 'in two measures', 'exact', null],
  ['eight owners with one vote each', eight, 'by heads', 'exact', null],
  ['eight owners and their weight', eight, 'a double majority', 'rounded', 'two-measures'],
  ['equal members and their weight', even, 'a double majority', 'exact', null],
  ['eight owners, one with three units', withMore, 'by heads', 'exact', null],
  [
    'eight owners with more and their weight',
    withMore,
    'a double majority',
    'rounded',
    'two-measures',
  ],
  ['slates of eight members', eight, 'slates by heads', 'exact', null],
  ['four members', eight.slice(0, 4), 'slates by heads', 'verdict-only', 'few-people'],
  ['several marks of distinct coefficients', eight, 'people, two marks', 'verdict-only', 'marks'],
  ['a majority of distinct coefficients', building, 'with a majority', 'verdict-only', 'elected'],
] as const;

test.each(cases.map(([of, held, name, kind, reason]) => ({ of, held, name, kind, reason })))(
  'of $of, what at best can be told is $kind',
  ({ held, name, kind, reason }) => {
    const forecast = forecastSecret(questions[name] ?? secretQuestion(), hallOf(held));
    expect([forecast.atBest.kind, forecast.reason]).toEqual([kind, reason]);
  },
);

test('units without a vote under the rule, and absent ones, are not counted', () => {
  const hall = hallOf(even);
  const question = secretQuestion();
  const { exclusions } = question.rule;
  const rule = { ...question.rule, exclusions: { ...exclusions, vote: ['arrears' as const] } };
  const forecast = forecastSecret(
    { ...question, rule },
    {
      ...hall,
      units: hall.units.map((unit, i) => (i === 0 ? { ...unit, inArrears: true } : unit)),
      attendance: hall.attendance.map((one, i) => (i === 1 ? { ...one, present: false } : one)),
    },
  );
  expect([forecast.of, forecast.people, forecast.units]).toEqual(['present', 18, 18]);
});

test('while nobody is here the roster is counted, and says so', () => {
  const hall = { ...hallOf(even), attendance: [] };
  expect(forecastSecret(secretQuestion(), hall)).toMatchObject({
    ...{ of: 'roster', people: 20, units: 20, atBest: { kind: 'exact' } },
  });
});

test('an owner whose units two people hold is not counted: they do not vote while that is so', () => {
  const twoHolders = withMore.map((one, i) => (i === 9 ? { ...one, holder: 'p9' } : one));
  const asked = (held: readonly Held[]) =>
    forecastSecret(secretQuestion(rules.heads), hallOf(held));
  expect([asked(withMore).people, asked(withMore).units]).toEqual([8, 10]);
  expect([asked(twoHolders).people, asked(twoHolders).units]).toEqual([7, 7]);
});
