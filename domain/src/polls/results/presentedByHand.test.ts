import { describe, expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { closeHall } from '../../testing/halls/closeHall.ts';
import type { ElectionTerms } from '../marks/marks.ts';
import { presentMeasures } from '../presented/presentMeasures.ts';
import { yesNoOptions } from '../questions/question.ts';
import type { OptionResult, QuestionResult } from './questionResult.ts';
import type { ResultMeasure } from './resultMeasure.ts';

/** Millionths of a point. */
const point = 1_000_000;

/** `bar('a | A favor | favour | 50,0000, 5 unidades | 50,00 %')` with its counts and its share. */
function bar(said: string, counts: object, share: number) {
  const [id = '', label = '', tone = '', amounts = '', percent = ''] = said.split(' | ');
  return { id, label, tone, amounts: amounts.split('; '), percent, counts, share };
}

const both = (points: number, units: number) => ({ weight: points * point, units });

const voted: Readonly<Record<string, ReturnType<typeof both>>> = {
  favour: both(50, 5),
  against: both(30, 3),
  blank: both(10, 1),
  abstention: both(6, 1),
};

const { measures: _measures, ...closed } = closeHall({ pack: 'co-ph', hall: 'A 10 dentro sí' });
const result: QuestionResult = {
  ...closed,
  options: yesNoOptions({ blank: true, abstention: true }).map((option) => ({
    ...{ ...option, weight: 0, units: 0 },
    ...voted[option.optionId],
  })),
  base: both(100, 11),
  didNotVote: both(4, 1),
};

const votes = {
  favour: 50 * point,
  against: 30 * point,
  blank: 10 * point,
  abstention: 6 * point,
};
const present: ResultMeasure = {
  ...{ scope: 'weight:main', base: 'present', name: 'coeficiente presente' },
  ...{ threshold: moreThanHalf, votes, spoilt: 0, of: 100 * point },
};
const inWeight = [
  bar('favour | A favor | favour | 50,0000; 5 unidades | 50,00 %', both(50, 5), 0.5),
  bar('against | En contra | against | 30,0000; 3 unidades | 30,00 %', both(30, 3), 0.3),
  bar('blank | En blanco | blank | 10,0000; 1 unidad | 10,00 %', both(10, 1), 0.1),
  bar('abstention | Abstención | abstention | 6,0000; 1 unidad | 6,00 %', both(6, 1), 0.06),
] as const;

/** The only measure of a result. */
function presentOne(measure: ResultMeasure, more: Partial<QuestionResult> = {}) {
  const [one, ...others] = presentMeasures({ ...result, measures: [measure], ...more });
  expect(others).toEqual([]);
  return one;
}

/** Label, percentage and share of each bar. */
function readBars(measure: ResultMeasure, more: Partial<QuestionResult> = {}) {
  return presentOne(measure, more)?.bars.map(({ label, percent, share }) => [
    ...[label, percent, share],
  ]);
}

describe('a yes or no', () => {
  test('over those present tells the missing votes, by weight and by units', () => {
    expect(presentOne(present)).toStrictEqual({
      ...{ name: 'coeficiente presente', base: '100,0000 · 11 unidades' },
      bars: [
        ...inWeight,
        bar('did-not-vote | No votó | none | 4,0000; 1 unidad | 4,00 %', both(4, 1), 0.04),
      ],
      line: { share: 0.5, label: 'Más del 50 %' },
    });
  });

  test.each(['all', 'allMinusExcluded'] as const)(
    'over %s joins the absent with the missing votes, of which only the weight is known',
    (base) => {
      const of = 200 * point;
      const told = presentOne({ ...present, base, of, name: 'x', threshold: atLeast(2, 3) });
      expect(told?.bars.at(-1)).toStrictEqual(
        bar(
          'did-not-vote | Ausente o sin votar | none | 104,0000 | 52,00 %',
          { weight: 104 * point },
          0.52,
        ),
      );
      expect(told?.bars).toHaveLength(5);
      expect([told?.base, told?.line]).toEqual([
        '200,0000',
        { share: 2 / 3, label: 'Al menos 2/3' },
      ]);
    },
  );

  test('over the votes cast leaves out the abstention, and nobody is left', () => {
    expect(readBars({ ...present, base: 'cast', of: 90 * point, threshold: null })).toEqual([
      ['A favor', '55,56 %', 50 / 90],
      ['En contra', '33,33 %', 30 / 90],
      ['En blanco', '11,11 %', 10 / 90],
      ['Abstención', 'no cuenta', 0],
    ]);
  });

  test.each(['validCast', 'forAndAgainst'] as const)('over %s leaves out the blank too', (base) => {
    expect(readBars({ ...present, base, of: 80 * point })).toEqual([
      ['A favor', '62,50 %', 0.625],
      ['En contra', '37,50 %', 0.375],
      ['En blanco', 'no cuenta', 0],
      ['Abstención', 'no cuenta', 0],
    ]);
  });

  test('over nothing has no line, and zeros', () => {
    const none = { favour: 0, against: 0, blank: 0, abstention: 0 };
    const told = presentOne({ ...present, base: 'cast', of: 0, votes: none });
    expect(told?.line).toBeNull();
    expect(told?.bars.map(({ percent, share }) => [percent, share])).toEqual([
      ...[
        ['0,00 %', 0],
        ['0,00 %', 0],
        ['0,00 %', 0],
        ['no cuenta', 0],
      ],
    ]);
  });

  test('by heads counts them alone, and those whose units disagree are null', () => {
    const heads: ResultMeasure = {
      ...{ scope: 'heads', base: 'present', name: 'socios presentes', threshold: moreThanHalf },
      ...{ votes: { favour: 2, against: 1, blank: 0, abstention: 1 }, spoilt: 1, of: 8 },
      members: { one: 'socio', noun: 'socios' },
    };
    expect(presentOne(heads)).toStrictEqual({
      ...{ name: 'socios presentes', base: '8' },
      bars: [
        bar('favour | A favor | favour | 2 socios | 25,00 %', { heads: 2 }, 0.25),
        bar('against | En contra | against | 1 socio | 12,50 %', { heads: 1 }, 0.125),
        bar('blank | En blanco | blank | 0 socios | 0,00 %', { heads: 0 }, 0),
        bar('abstention | Abstención | abstention | 1 socio | 12,50 %', { heads: 1 }, 0.125),
        bar('spoilt | Nulo | blank | 1 socio | 12,50 %', { heads: 1 }, 0.125),
        bar('did-not-vote | No votó | none | 3 socios | 37,50 %', { heads: 3 }, 0.375),
      ],
      line: { share: 0.5, label: 'Más del 50 %' },
    });
    expect(readBars({ ...heads, base: 'cast', of: 4 })?.slice(3)).toEqual([
      ['Abstención', 'no cuenta', 0],
      ['Nulo', '25,00 %', 0.25],
    ]);
    expect(readBars({ ...heads, base: 'validCast', of: 3 })?.at(-1)).toEqual([
      ...['Nulo', 'no cuenta', 0],
    ]);
  });

  test('by units of some uses counts those units alone', () => {
    const told = presentOne({
      ...{ ...present, scope: 'units:vivienda', of: 4, name: 'unidades de vivienda presentes' },
      votes: { favour: 2, against: 1, blank: 0, abstention: 0 },
    });
    expect(told?.bars.map(({ counts, amounts }) => [counts, ...amounts])).toEqual([
      [{ units: 2 }, '2 unidades'],
      [{ units: 1 }, '1 unidad'],
      [{ units: 0 }, '0 unidades'],
      [{ units: 0 }, '0 unidades'],
      [{ units: 1 }, '1 unidad'],
    ]);
  });

  test('opposition that undoes it has the line against, and the votes against on their side of it', () => {
    const undoing: ResultMeasure = {
      ...{ ...present, base: 'all', holds: 'against', name: 'coeficiente total (oposición)' },
      ...{ threshold: atLeast(1, 4), of: 100 * point },
      votes: { ...votes, against: 24_999_900 },
    };
    const [, second, ...others] = presentMeasures({ ...result, measures: [present], undoing });
    expect(others).toEqual([]);
    expect(second?.name).toBe('coeficiente total (oposición)');
    expect(second?.line).toEqual({ share: 0.25, label: 'Al menos el 25 % en contra' });
    expect(second?.bars[1]?.percent).toBe('24,9999 %');
  });

  test('the silence of the absent stands with the votes in favour, and says so', () => {
    const told = presentOne({ ...present, base: 'all', of: 120 * point, silent: 20 * point });
    expect(told?.bars[0]).toStrictEqual(
      bar(
        'favour | A favor, con quienes no se opusieron | favour | 70,0000 | 58,33 %',
        { weight: 70 * point },
        70 / 120,
      ),
    );
    expect(told?.bars[1]?.label).toBe('En contra');
    expect(told?.bars.at(-1)?.amounts).toEqual(['4,0000']);
  });

  test('a class that votes apart has its own answers, and its own who did not vote', () => {
    const measure: ResultMeasure = {
      ...{ ...present, name: 'capital presente (solo la clase)', of: 40 * point },
      votes: { favour: 25 * point, against: 5 * point, blank: 0, abstention: 0 },
    };
    const tally = { favour: both(25, 2), against: both(5, 1) };
    const ofClass = { measure, tally, base: both(40, 5) };
    const measures = presentMeasures({ ...result, measures: [present], ofClass });
    expect(measures.map(({ name }) => name)).toEqual([
      ...['coeficiente presente', 'capital presente (solo la clase)'],
    ]);
    expect(measures[1]).toStrictEqual({
      ...{ name: 'capital presente (solo la clase)', base: '40,0000 · 5 unidades' },
      bars: [
        bar('favour | A favor | favour | 25,0000; 2 unidades | 62,50 %', both(25, 2), 0.625),
        bar('against | En contra | against | 5,0000; 1 unidad | 12,50 %', both(5, 1), 0.125),
        bar('blank | En blanco | blank | 0,0000; 0 unidades | 0,00 %', both(0, 0), 0),
        bar('abstention | Abstención | abstention | 0,0000; 0 unidades | 0,00 %', both(0, 0), 0),
        bar('did-not-vote | No votó | none | 10,0000; 2 unidades | 25,00 %', both(10, 2), 0.25),
      ],
      line: { share: 0.5, label: 'Más del 50 %' },
    });
  });

  test('a result from before measures were kept is told by weight over those present', () => {
    const told = presentMeasures({ ...result, baseName: 'coeficiente presente' });
    expect(told).toEqual([{ ...presentOne(present), line: null }]);
    expect(presentMeasures(result)[0]?.name).toBe('');
  });
});

describe('an election', () => {
  const candidates = ['A', 'B', 'C'].map(
    (id): OptionResult => ({
      ...{ optionId: id, label: `Ana ${id}`, role: 'candidate', weight: 0, units: 0 },
    }),
  );
  const blank = result.options.filter(({ role }) => role === 'blank');
  const terms: ElectionTerms = {
    ...{ kind: 'one', marks: { min: 1, max: 1 }, seats: 1, needsMajority: true, method: null },
  };
  const elected = {
    scope: 'weight:main',
    ...{ vacant: 0, tie: null, lot: null, runoff: [], quotient: null },
    seats: [{ optionId: 'B', name: 'Ana B', substitute: null, by: 'plurality' }],
    standings: [
      { optionId: 'C', votes: 30 * point },
      { optionId: 'B', votes: 20 * point },
    ],
  } as const;
  const options = [...blank, ...candidates];
  const one = { options, election: terms, elected } as const;
  const marked: ResultMeasure = {
    ...present,
    votes: { A: 10 * point, B: 50 * point, C: 25 * point, blank: 10 * point },
  };
  const labels = (measure: ResultMeasure, more: Partial<QuestionResult>) =>
    presentOne(measure, more)?.bars.map(({ label, tone }) => `${label} ${tone}`);

  test('puts the first of the ranking first, and after all of them the blank and the missing votes', () => {
    expect(labels(marked, one)).toEqual([
      ...['Ana C candidate', 'Ana B elected', 'Ana A candidate', 'En blanco blank', 'No votó none'],
    ]);
  });

  test('of rounds puts the one with more first preferences first', () => {
    const rounds = { ...elected, rounds: [] };
    expect(labels(marked, { ...one, elected: rounds })?.slice(0, 3)).toEqual([
      ...['Ana B elected', 'Ana C candidate', 'Ana A candidate'],
    ]);
  });

  test('that decided nothing keeps the order of the ballot', () => {
    const { elected: _none, ...undecided } = one;
    expect(labels(marked, undecided)?.slice(0, 4)).toEqual([
      ...['En blanco blank', 'Ana A candidate', 'Ana B candidate', 'Ana C candidate'],
    ]);
  });

  test('holds only the leader against the line', () => {
    const near = { ...marked, votes: { A: 0, B: 50_000_100, C: 0, blank: 49_999_900 } };
    const leading = { ...elected, standings: [{ optionId: 'B', votes: 50_000_100 }] };
    expect(readBars(near, { ...one, elected: leading })?.map(([, percent]) => percent)).toEqual([
      ...['50,0001 %', '0,0000 %', '0,0000 %', '49,9999 %', '0,0000 %'],
    ]);
  });

  const several = { ...terms, kind: 'several', marks: { min: 1, max: 3 }, seats: 2 } as const;
  const nearHalf = 50_001_000;
  const markedTwice: ResultMeasure = {
    ...present,
    votes: { A: nearHalf, B: 60 * point, C: 20 * point, blank: nearHalf },
  };

  test('of several marks tells each alone, and only candidates stand on a side of the line', () => {
    const didNotVote = { weight: nearHalf, units: 1 };
    expect(readBars(markedTwice, { ...one, election: several, didNotVote })).toEqual([
      ['Ana A', '50,001 %', 0.50001],
      ['Ana C', '20,00 %', 0.2],
      ['Ana B', '60,00 %', 0.6],
      ['En blanco', '50,00 %', 0.50001],
      ['No votó', '50,00 %', 0.50001],
    ]);
  });

  test('with several marks counts empty ballots among those received, in each measure', () => {
    const rest = (measure: Partial<ResultMeasure>) =>
      presentOne({ ...markedTwice, ...measure }, { ...one, election: several })?.bars.at(-1);
    expect(rest({})).toStrictEqual(
      bar('did-not-vote | No votó | none | 4,0000; 1 unidad | 4,00 %', both(4, 1), 0.04),
    );
    expect(rest({ base: 'all', of: 200 * point })).toStrictEqual(
      bar(
        'did-not-vote | Ausente o sin votar | none | 104,0000 | 52,00 %',
        { weight: 104 * point },
        0.52,
      ),
    );
    const units = { A: 6, B: 7, C: 2, blank: 1 };
    expect(rest({ scope: 'units', base: 'all', of: 20, votes: units })).toStrictEqual(
      bar('did-not-vote | Ausente o sin votar | none | 10 unidades | 50,00 %', { units: 10 }, 0.5),
    );
  });

  test('of several marks a head does not say how many heads gave none', () => {
    const heads = { A: 50_001, B: 7, C: 2, blank: 1 };
    const told = {
      ...markedTwice,
      scope: 'heads',
      of: 100_000,
      votes: heads,
      spoilt: 50_001,
    } as const;
    expect(readBars(told, { ...one, election: several })?.slice(2)).toEqual([
      ['Ana A', '50,001 %', 0.50001],
      ['En blanco', '0,00 %', 0.00001],
      ['Nulo', '50,00 %', 0.50001],
    ]);
  });

  test('in secret with exact figures is told by its measures', () => {
    const told = { kind: 'exact', measure: 'weight', voted: both(96, 10) } as const;
    expect(presentOne(present, { told })).toEqual(presentOne(present));
  });
});
