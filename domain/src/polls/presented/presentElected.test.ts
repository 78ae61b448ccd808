import { describe, expect, test } from 'vitest';
import type { QuestionResult } from '../results/questionResult.ts';
import { planSeats, presentElected, sayElectionWord, sayWinners } from './presentElected.ts';

type Case = Parameters<typeof planSeats>[0];

const terms = { marks: { min: 1, max: 1 }, needsMajority: false, method: 'quotient' } as const;
const options = ['Unidos', 'Cambio', 'Vecinos'].map((label, at) => ({
  ...{ optionId: `s${at}`, label, role: 'candidate' as const, weight: 0, units: 0 },
}));

function resultOf(
  kind: 'people' | 'slates' | 'one' | 'several',
  won: readonly (readonly [optionId: string, name: string])[],
  vacant: number,
): Case {
  const seats = won.map(([optionId, name]) => ({
    ...{ optionId, name, substitute: null, by: 'votes' as const },
  }));
  const elected = { scope: 'main', seats, vacant, tie: null, lot: null, runoff: [] };
  return {
    options,
    election: { kind, seats: won.length + vacant, ...terms },
    elected: { ...elected, quotient: null, standings: [] },
  } as unknown as QuestionResult;
}

test('the seats of slates carry the number of their slate on the ballot', () => {
  const won = [
    ['s1', 'Ana'],
    ['s1', 'Luis'],
    ['s2', 'Eva'],
  ] as const;
  const plan = planSeats(resultOf('slates', won, 1));
  expect(plan?.places.map(({ name, number }) => [name, number])).toEqual([
    ['Ana', 2],
    ['Luis', 2],
    ['Eva', 3],
    ['', null],
  ]);
  expect(plan?.slates).toEqual([
    { number: 2, label: 'Cambio', seats: 2 },
    { number: 3, label: 'Vecinos', seats: 1 },
  ]);
});

test('seats of people are numbered as they were won, and belong to no slate', () => {
  const won = [
    ['s2', 'Vecinos'],
    ['s0', 'Unidos'],
  ] as const;
  const plan = planSeats(resultOf('people', won, 0));
  expect(plan?.places.map(({ number }) => number)).toEqual([1, 2]);
  expect(plan?.slates).toEqual([]);
});

test('a seat is noted with its slate, and without it where something else says it', () => {
  const { elected, ...result } = resultOf('slates', [['s1', 'Ana']], 0);
  const seats = (elected?.seats ?? []).map((seat) => ({ ...seat, substitute: 'Luis' }));
  const said = presentElected({
    ...result,
    ...(elected === undefined ? {} : { elected: { ...elected, seats } }),
  });
  expect(said).toEqual([
    { key: '0', name: 'Ana', note: 'Cambio · suplente Luis', substitute: 'suplente Luis' },
  ]);
});

test.each([
  ['a seat alone', resultOf('people', [['s0', 'Ana']], 0)],
  [
    'a choice of options',
    resultOf(
      'several',
      [
        ['s0', 'Ana'],
        ['s1', 'Luis'],
      ],
      0,
    ),
  ],
  ['nobody elected', resultOf('people', [], 3)],
])('%s has no picture', (_, result) => {
  expect(planSeats(result)).toBeNull();
});

test('a seat won and one vacant already have a picture, and each place its key', () => {
  expect(planSeats(resultOf('people', [['s0', 'Ana']], 1))).toStrictEqual({
    places: [
      { key: '0', name: 'Ana', number: 1 },
      { key: 'vacant-0', name: '', number: null },
    ],
    slates: [],
  });
});

test('neither a yes or no nor an election without a decision has a picture or seats', () => {
  const won = [
    ['s0', 'Ana'],
    ['s1', 'Luis'],
  ] as const;
  const { election: _election, ...withoutElection } = resultOf('people', won, 0);
  const { elected: _elected, ...undecided } = resultOf('people', won, 0);
  for (const result of [withoutElection, undecided]) {
    expect(planSeats(result)).toBeNull();
    expect(presentElected(result)).toEqual([]);
  }
});

/** Two seats of the slates, the second by lot and with a substitute. */
function seatsOf(kind: 'people' | 'slates', optionId = 's1') {
  const result = resultOf(kind, [], 0);
  const seats: NonNullable<QuestionResult['elected']>['seats'] = [
    { optionId: 's0', name: 'Ana', substitute: null, by: 'plurality' },
    { optionId, name: 'Eva', substitute: 'Luis', by: 'lot' },
  ];
  const elected = result.elected && { ...result.elected, seats };
  return presentElected({ ...result, ...(elected ? { elected } : {}) });
}

test('a seat says its slate, its substitute and the lot that gave it', () => {
  expect(seatsOf('slates')).toStrictEqual([
    { key: '0', name: 'Ana', note: 'Unidos', substitute: '' },
    {
      key: '1',
      name: 'Eva',
      note: 'Cambio · suplente Luis · por sorteo',
      substitute: 'suplente Luis · por sorteo',
    },
  ]);
});

test('a seat of people says no slate, nor one that is not on the ballot', () => {
  const note = 'suplente Luis · por sorteo';
  expect(seatsOf('people').map((seat) => seat.note)).toEqual(['', note]);
  expect(seatsOf('slates', 'lost').map((seat) => seat.note)).toEqual(['Unidos', note]);
});

describe('the word of an election', () => {
  const word = (kind: 'people' | 'slates' | 'one' | 'several', seats: number, decided: string) => {
    const { election } = resultOf(kind, [], seats);
    const verdict = { kind: decided } as QuestionResult['verdict'];
    return sayElectionWord({ ...(election ? { election } : {}), verdict });
  };

  test.each([
    ['one', 1, 'Decidido'],
    ['people', 1, 'Decidido'],
    ['people', 2, 'Elegidos'],
    ['slates', 3, 'Elegidos'],
    ['several', 3, 'Decidido'],
  ] as const)('of %s with %i to choose is «%s»', (kind, seats, said) => {
    expect(word(kind, seats, 'approved')).toBe(said);
  });

  test('is none where nobody was chosen, nor of a yes or no', () => {
    expect(word('people', 2, 'tie')).toBeNull();
    const verdict = { kind: 'approved' } as QuestionResult['verdict'];
    expect(sayElectionWord({ verdict })).toBeNull();
  });
});

test('winners are named while they are three or fewer', () => {
  const said = (...names: readonly string[]) => sayWinners(names.map((name) => ({ name })));
  expect(said()).toBeNull();
  expect(said('Ana')).toBe('Ana');
  expect(said('Ana', 'Luis')).toBe('Ana y Luis');
  expect(said('Ana', 'Luis', 'Eva')).toBe('Ana, Luis y Eva');
  expect(said('Ana', 'Luis', 'Eva', 'Sol')).toBeNull();
});
