import { expect, test } from 'vitest';
import { planSeats, presentElected } from './presentElected.ts';
import type { QuestionResult } from './questionResult.ts';

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

test('those of people are numbered as they were won, and belong to no slate', () => {
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
