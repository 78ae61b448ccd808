import { expect, test } from 'vitest';
import { electionKinds } from '../../kernel/ballotKinds/electionKind.ts';
import { sayMarks } from '../../kernel/ballotKinds/sayMarks.ts';
import { electionOf } from '../../testing/halls/electionHall.ts';
import { markedAs, readBallot } from '../marks/marks.ts';
import { termsOf } from '../questions/termsOf.ts';
import { hashBallots } from '../results/resultSeal.ts';
import { runoffOf } from '../results/runoffOf.ts';
import { changeOfVotes, tallyOf } from '../tallies/tally.ts';
import { settleElection } from './settleElection.ts';

const ranking = electionOf('ranking', 'A B C', { marks: { min: 1, max: 3 } });
const several = electionOf('several', 'A B C', { marks: { min: 1, max: 3 } });

test('a ballot in order of preference keeps its order from the request to its seal', () => {
  expect(readBallot(ranking, ['C', 'A', 'B'])).toEqual({
    ok: true,
    value: { kind: 'marks', optionIds: ['C', 'A', 'B'] },
  });
  expect(markedAs(ranking, ['C', 'A'])).toEqual({ optionIds: ['C', 'A'] });
  expect(markedAs(several, ['C', 'A'])).toEqual({ optionIds: ['A', 'C'] });
  const sealOf = (...optionIds: string[]) =>
    hashBallots(ranking, [
      {
        ...{ unitId: 'U0', weight: 1, personId: 'p', castBy: 'u', requestId: 'r' },
        ...{ receipt: 'x', castAt: 1, optionIds },
      },
    ]);
  expect(sealOf('A', 'B')).not.toBe(sealOf('B', 'A'));
});

test('the running sums, and the public wall, count the first preference of each ballot and no other', () => {
  const votes = [
    { unitId: 'U0', optionIds: ['C', 'A'], weight: 5 },
    { unitId: 'U1', optionIds: ['A', 'B', 'C'], weight: 7 },
  ];
  expect(tallyOf(ranking, votes)).toEqual({
    C: { weight: 5, units: 1 },
    A: { weight: 7, units: 1 },
  });
  const { marks } = changeOfVotes(votes, {
    ...{ question: ranking, isRollPublic: true },
    unitIndexOf: (unitId) => Number(unitId.slice(1)),
  });
  expect(Object.keys(marks).sort()).toEqual(['A', 'C']);
});

test('an order of preference is never secret: rounds ask for every ballot', () => {
  const candidates = ['A', 'B'].map((label) => ({ label, lines: [] }));
  const asked = (disclosure: 'named' | 'secret') =>
    termsOf(
      { rulePack: 'generic' },
      {
        ...{ text: '¿Qué prefiere?', blank: false, abstention: false, liveBars: false },
        ...{ durationSeconds: null, disclosure },
        election: {
          ...{ kind: 'ranking', candidates, min: 1, max: 1, seats: 1 },
          ...{ needsMajority: false, method: 'quotient' },
        },
      },
    );
  expect(asked('secret')).toMatchObject({ ok: false, refusal: { code: 'secret-needs-ballots' } });
  expect(asked('named')).toMatchObject({
    ok: true,
    value: { election: { marks: { min: 1, max: 2 }, seats: 1, method: null } },
  });
});

test('a second round of an order of preference orders all who are left', () => {
  const asked = runoffOf(ranking, {
    verdict: { kind: 'no-majority' } as never,
    elected: { runoff: ['A', 'C'], vacant: 1 } as never,
  });
  expect(asked).toMatchObject({ ok: true, value: { election: { marks: { min: 1, max: 2 } } } });
});

test.each(electionKinds)('%s takes as many marks and seats as its kind lets', (kind) => {
  const candidates = ['A', 'B', 'C'].map((label) => ({
    label,
    lines: kind === 'slates' ? [{ name: `de ${label}`, substitute: null }] : [],
  }));
  const settled = settleElection({
    ...{ kind, candidates, min: 1, max: 2, seats: 2, needsMajority: true, method: 'quotient' },
  });
  expect(settled.ok && settled.value.election).toEqual(
    {
      one: terms({ marks: 1, seats: 1, needsMajority: true }),
      several: terms({ marks: 2, seats: 2, needsMajority: true }),
      people: terms({ marks: 2, seats: 2, needsMajority: true }),
      slates: terms({ marks: 1, seats: 2, needsMajority: false, method: 'quotient' }),
      ranking: terms({ marks: 3, seats: 1, needsMajority: true }),
      survey: terms({ marks: 2, seats: 0, needsMajority: false }),
    }[kind],
  );

  function terms(of: { marks: number; seats: number; needsMajority: boolean; method?: string }) {
    const { marks, method = null, ...rest } = of;
    return { kind, ...rest, method, marks: { min: 1, max: marks } };
  }
});

test('marks are said in their order only where it says something', () => {
  expect(sayMarks(ranking, ['C', 'A'])).toBe('1.º C y 2.º A');
  expect(sayMarks(ranking, ['C'])).toBe('C');
  expect(sayMarks(several, ['A', 'C'])).toBe('A y C');
});
