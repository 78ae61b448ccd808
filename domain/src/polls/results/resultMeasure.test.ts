import { describe, expect, test } from 'vitest';
import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import { atLeast, moreThanHalf, type Threshold } from '../../kernel/weights/threshold.ts';
import type { Figures } from '../../laws/findings/figures.ts';
import type { Requirement } from '../../laws/rules/requirement.ts';
import {
  allOf,
  anyOf,
  atLeastHeads,
  favourOver,
  presenceOver,
} from '../../laws/rules/requirements.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import type { Vocabulary } from '../../laws/rules/vocabulary.ts';
import { electionOf } from '../../testing/halls/electionHall.ts';
import { secretQuestion } from '../../testing/halls/secretHall.ts';
import type { ChoiceCounts } from '../places/choiceCounts.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import {
  basesKept,
  measuresOf,
  type ResultMeasure,
  undoingMeasure,
  withSilence,
} from './resultMeasure.ts';

const vocabulary: Vocabulary = {
  units: { article: 'las', noun: 'unidades', one: 'unidad' },
  heads: { article: 'los', noun: 'socios', one: 'socio' },
  weights: { main: { article: 'el', noun: 'coeficiente' } },
};

/** No figure is another, so that none can stand in its place. */
const figures: Figures = {
  'weight:main': {
    ...{ all: 1000, allMinusExcluded: 900, present: 800 },
    votes: { favour: 301, against: 202, other: 0, blank: 53, null: 24, abstention: 15 },
  },
  units: {
    ...{ all: 100, allMinusExcluded: 90, present: 80 },
    votes: { favour: 31, against: 22, other: 0, blank: 6, null: 4, abstention: 5 },
  },
  heads: {
    ...{ all: 50, allMinusExcluded: 45, present: 40 },
    votes: { favour: 16, against: 11, other: 0, blank: 3, null: 2, abstention: 1 },
  },
};

const options = yesNoOptions({ blank: true, abstention: true });
const byScope = {
  'weight:main': { favour: 301, against: 202, blank: 53, abstention: 15 },
  units: { favour: 31, against: 22, blank: 6, abstention: 5 },
  heads: { favour: 16, against: 11, blank: 3, abstention: 1 },
} as const;

function asked(requirement: Requirement, unless?: Threshold): Question {
  const question = { ...secretQuestion(requirement), options };
  if (unless === undefined) return question;
  const undone = { ...favourOver('all', unless), numerator: 'against' as const };
  return {
    ...question,
    rule: { ...question.rule, unless: { requirement: undone, source: question.rule.source } },
  };
}

const yesNo = (question: Question) => ({ question, call: 1, vocabulary, figures, counts: null });

describe('the measure of a yes or no', () => {
  test.each<[Scope, Base, string, number]>([
    ['weight:main', 'all', 'coeficiente total', 1000],
    ['weight:main', 'allMinusExcluded', 'coeficiente total con derecho a voto', 900],
    ['weight:main', 'present', 'coeficiente presente', 800],
    ['weight:main', 'cast', 'coeficiente que votó', 580],
    ['weight:main', 'validCast', 'coeficiente con voto válido', 503],
    ['weight:main', 'forAndAgainst', 'coeficiente que votó a favor o en contra', 503],
    ['units', 'all', 'total de las unidades', 100],
    ['units', 'allMinusExcluded', 'total de las unidades con derecho a voto', 90],
    ['units', 'present', 'unidades presentes', 80],
    ['units', 'cast', 'unidades que votaron', 63],
    ['units', 'validCast', 'unidades con voto válido', 53],
    ['units', 'forAndAgainst', 'unidades que votaron a favor o en contra', 53],
    ['heads', 'all', 'total de los socios', 50],
    ['heads', 'allMinusExcluded', 'total de los socios con derecho a voto', 45],
    ['heads', 'present', 'socios presentes', 40],
    ['heads', 'cast', 'socios que votaron', 32],
    ['heads', 'validCast', 'socios con voto válido', 27],
    ['heads', 'forAndAgainst', 'socios que votaron a favor o en contra', 27],
  ])('in %s over %s is a share of «%s»', (scope, base, name, of) => {
    const measures = measuresOf(yesNo(asked(favourOver(base, moreThanHalf, scope))));
    const spoilt = { 'weight:main': 24, units: 4, heads: 2 }[scope as keyof typeof byScope];
    expect(measures).toStrictEqual([
      {
        ...{ scope, base, name, threshold: moreThanHalf, of, spoilt },
        ...(scope === 'heads' ? { members: { one: 'socio', noun: 'socios' } } : {}),
        votes: byScope[scope as keyof typeof byScope],
      },
    ]);
  });

  test('tells the name of heads only where the law has another one than owners', () => {
    const membersUnder = (heads: Vocabulary['heads']) =>
      measuresOf({
        ...yesNo(asked(favourOver('all', moreThanHalf, 'heads'))),
        vocabulary: { ...vocabulary, heads },
      })[0];
    expect(
      membersUnder({ article: 'los', noun: 'propietarios', one: 'propietario' }),
    ).not.toHaveProperty('members');
    expect(membersUnder({ article: 'los', noun: 'vecinos' })).not.toHaveProperty('members');
    expect(membersUnder({ article: 'los', noun: 'vecinos', one: 'vecino' })?.members).toEqual({
      ...{ one: 'vecino', noun: 'vecinos' },
    });
  });

  test.each<[string, Requirement, readonly (readonly [Scope, Base])[]]>([
    [
      'both of a double majority',
      allOf(favourOver('all', moreThanHalf, 'heads'), favourOver('all', moreThanHalf)),
      [
        ['heads', 'all'],
        ['weight:main', 'all'],
      ],
    ],
    [
      'both of an alternative',
      anyOf(favourOver('present', moreThanHalf), favourOver('all', atLeast(1, 3))),
      [
        ['weight:main', 'present'],
        ['weight:main', 'all'],
      ],
    ],
    [
      'one where it is asked twice',
      allOf(favourOver('all', moreThanHalf), favourOver('all', atLeast(3, 5))),
      [['weight:main', 'all']],
    ],
    [
      'that of the votes, and neither of attendance nor of a number of heads',
      allOf(
        presenceOver('all', moreThanHalf),
        atLeastHeads('favour', 2),
        favourOver('cast', moreThanHalf, 'units'),
      ),
      [['units', 'cast']],
    ],
    [
      'that of everybody present, as it counts, where no share is asked',
      atLeastHeads('favour', 2),
      [['heads', 'present']],
    ],
  ])('is %s', (_what, requirement, expected) => {
    const measures = measuresOf(yesNo(asked(requirement)));
    expect(measures.map(({ scope, base }) => [scope, base])).toEqual(expected);
  });

  test('has no line where no share is asked', () => {
    const [measure] = measuresOf(yesNo(asked(presenceOver('all', moreThanHalf))));
    expect(measure).toMatchObject({ threshold: null, of: 800, votes: byScope['weight:main'] });
  });

  test('follows the case of its call', () => {
    const question = asked({
      kind: 'cases',
      cases: [{ when: { calls: [1] }, ask: favourOver('all', moreThanHalf) }],
      otherwise: favourOver('present', atLeast(2, 3)),
    });
    const told = (call: number) =>
      measuresOf({ ...yesNo(question), call }).map(({ base, threshold }) => [base, threshold]);
    expect(told(1)).toEqual([['all', moreThanHalf]]);
    expect(told(2)).toEqual([['present', atLeast(2, 3)]]);
  });
});

describe('the measure that undoes a decision', () => {
  test('is held against who opposes it, under a name of its own', () => {
    const question = asked(favourOver('all', moreThanHalf), atLeast(1, 4));
    expect(undoingMeasure(yesNo(question))).toStrictEqual({
      undoing: {
        ...{ scope: 'weight:main', base: 'all', name: 'coeficiente total (oposición)' },
        ...{ threshold: atLeast(1, 4), holds: 'against', spoilt: 24, of: 1000 },
        votes: byScope['weight:main'],
      },
    });
    expect(measuresOf(yesNo(question))[0]).not.toHaveProperty('holds');
  });

  test('is none where nothing undoes it, nor in an election', () => {
    expect(undoingMeasure(yesNo(asked(favourOver('all', moreThanHalf))))).toEqual({});
    const { election = null } = electionOf('one', 'A B');
    const question = { ...asked(favourOver('all', moreThanHalf), atLeast(1, 4)), election };
    expect(undoingMeasure(yesNo(question))).toEqual({});
  });
});

const counts: ChoiceCounts = {
  'weight:main': {
    ...{ all: 1000, allMinusExcluded: 900, present: 800, options: { A: 301, B: 202 } },
    ...{ valid: 503, blank: 53, null: 24, abstention: 15 },
  },
};

describe('the measure of an election', () => {
  const ofElection = (question: Question, sums = counts) => ({
    ...yesNo(question),
    counts: sums,
  });
  const electing = (
    kind: Parameters<typeof electionOf>[0],
    needsMajority: boolean,
    requirement: Requirement,
  ): Question => {
    const marks = { min: 1, max: kind === 'one' ? 1 : 2 };
    const question = electionOf(kind, 'A B C', { needsMajority, marks });
    return { ...question, rule: { ...question.rule, requirement } };
  };
  const votes = { A: 301, B: 202, C: 0, blank: 53, abstention: 15 };

  test('is that in which they rank, without a line, where the most voted wins', () => {
    const question = electing('one', false, favourOver('all', moreThanHalf));
    expect(measuresOf(ofElection(question))).toStrictEqual([
      {
        ...{ scope: 'weight:main', base: 'present', name: 'coeficiente presente' },
        ...{ threshold: null, spoilt: 24, of: 800, votes },
      },
    ]);
  });

  test.each<[Base, number]>([
    ['all', 1000],
    ['allMinusExcluded', 900],
    ['present', 800],
    ['cast', 580],
    ['validCast', 503],
    ['forAndAgainst', 503],
  ])('has the line of the rule over %s where the winner must reach it', (base, of) => {
    const [measure, ...more] = measuresOf(
      ofElection(electing('one', true, favourOver(base, moreThanHalf))),
    );
    expect(more).toEqual([]);
    expect(measure).toMatchObject({ base, of, threshold: moreThanHalf, votes, spoilt: 24 });
  });

  test.each(['several', 'people'] as const)(
    'of %s takes for and against as who voted for somebody, without a line',
    (kind) => {
      const both = allOf(
        favourOver('forAndAgainst', moreThanHalf),
        favourOver('all', moreThanHalf),
      );
      const told = measuresOf(ofElection(electing(kind, true, both)));
      expect(told.map(({ base, threshold, of }) => [base, threshold, of])).toEqual([
        ['validCast', null, 503],
        ['all', moreThanHalf, 1000],
      ]);
    },
  );

  test('of an order of preference is that of its first preferences, on which no line stands', () => {
    const told = measuresOf(ofElection(electing('ranking', true, favourOver('all', moreThanHalf))));
    expect(told.map(({ base, threshold, of }) => [base, threshold, of])).toEqual([
      ['present', null, 800],
    ]);
  });

  test('calls heads as the law does', () => {
    const question = electing('one', true, favourOver('all', moreThanHalf, 'heads'));
    const { 'weight:main': main } = counts;
    if (main === undefined) throw new Error('There is no count by weight.');
    expect(measuresOf(ofElection(question, { heads: { ...main, all: 50 } }))).toMatchObject([
      { scope: 'heads', of: 50, members: { one: 'socio', noun: 'socios' }, votes },
    ]);
  });

  test('with nobody to choose counts the units present', () => {
    const none = { ...electing('one', false, favourOver('all', moreThanHalf)), options: [] };
    expect(measuresOf(ofElection(none))).toMatchObject([{ of: 800, votes: {} }]);
  });
});

describe('the bases that a secret vote keeps', () => {
  test.each<[Base, number | null]>([
    ['all', 1000],
    ['allMinusExcluded', 900],
    ['present', 800],
    ['cast', null],
    ['validCast', null],
    ['forAndAgainst', null],
  ])('say how much %s is only where no vote says it', (base, of) => {
    const { counts: _none, ...measuring } = yesNo(asked(favourOver(base, moreThanHalf)));
    const [{ name = '' } = {}] = measuresOf(yesNo(asked(favourOver(base, moreThanHalf))));
    expect(basesKept(measuring)).toStrictEqual([{ scope: 'weight:main', base, name, of }]);
  });
});

describe('the silence of the absent', () => {
  const question = asked(
    allOf(favourOver('all', moreThanHalf, 'units'), favourOver('all', moreThanHalf)),
  );
  const [units, weight] = measuresOf(yesNo(question)) as [ResultMeasure, ResultMeasure];
  const held = (scope: Scope, base: Base, numerator: number, of: number) =>
    ({
      kind: 'share',
      requirement: favourOver(base, moreThanHalf, scope),
      ...{ numerator, base: of, met: true },
    }) as const;

  test('adds what the verdict counted beyond the votes, in the measure where it did', () => {
    const finding = {
      kind: 'allOf',
      met: true,
      of: [
        held('weight:main', 'present', 7, 9),
        held('units', 'all', 51, 99),
        held('weight:main', 'all', 501, 999),
      ],
    } as const;
    expect(withSilence([units, weight], options, finding)).toStrictEqual([
      { ...units, of: 99, silent: 20 },
      { ...weight, of: 999, silent: 200 },
    ]);
  });

  test('adds nothing where the verdict holds no share, or another', () => {
    expect(withSilence([weight], options, null)).toStrictEqual([weight]);
    expect(withSilence([weight], options, held('units', 'all', 1, 2))).toStrictEqual([weight]);
    expect(withSilence([weight], options, held('weight:main', 'cast', 1, 2))).toStrictEqual([
      weight,
    ]);
  });

  test('adds all that counts in favour where nobody could answer so', () => {
    const withoutFavour = options.filter(({ role }) => role !== 'favour');
    const [measure] = withSilence([weight], withoutFavour, held('weight:main', 'all', 501, 999));
    expect(measure?.silent).toBe(501);
  });
});
