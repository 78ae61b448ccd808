import type { Ballot, LiveQuestion, LiveVoting } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { firstSights } from '../measures/firstSights.ts';
import type { CastVote } from './castVotes.ts';
import { type Counted, checkQuestion } from './checkQuestion.ts';

const votes: readonly CastVote[] = [
  { unitId: 'A', weight: 5, optionId: 'favour', pressedAt: 0, answeredAt: 10, isAccepted: true },
  { unitId: 'B', weight: 7, optionId: 'against', pressedAt: 5, answeredAt: 40, isAccepted: true },
];
const committed = ['001', '003'];

function ballotOf({ unitId, weight, optionId }: CastVote): Ballot {
  const voter = { personId: 'p', castBy: 'u', requestId: 'r', receipt: 'R', castAt: 0 };
  return { unitId, weight, optionIds: [optionId], ...voter };
}

const question: LiveVoting['question'] = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba?', options: [] },
  ...{ state: 'open', openedAt: 0, closesAt: null },
};

function refresh(at: number, asOf: string, bars: LiveVoting['bars'], units: number) {
  const voting: LiveVoting = {
    question,
    voted: { weight: 0, units },
    expected: { weight: 0, units: 0 },
    bars,
    result: null,
  };
  const stage = { mode: 'question', questionIds: ['q'] } as const;
  const live: LiveQuestion = { asOf, stage, votings: [voting] };
  return { at, live };
}

const favour = { weight: 5, units: 1 };
const against = { weight: 7, units: 1 };
const consistent: Counted = {
  votes,
  stored: {
    ballots: votes.map((vote, i) => ({ ballot: ballotOf(vote), at: committed[i] ?? '' })),
    tally: { favour, against },
  },
  shown: [[refresh(30, '002', { favour }, 1), refresh(60, '004', { favour, against }, 2)]],
  result: [
    { optionId: 'favour', ...favour },
    { optionId: 'against', ...against },
  ],
};

function failed(counted: Counted): readonly string[] {
  return checkQuestion(counted)
    .filter((check) => !check.isMet)
    .map((check) => check.text.split(' ').slice(0, 2).join(' '));
}

test('finds nothing when every place has the same count', () => {
  expect(failed(consistent)).toEqual([]);
});

test.each<[string, string, Partial<Counted>]>([
  ['a vote that was not accepted', 'todos los', { votes: [...votes, { ...lost(), unitId: 'C' }] }],
  ['a ballot that was lost', 'las papeletas', { stored: { ...consistent.stored, ballots: [] } }],
  ['a sum that lost a vote', 'la suma', { stored: { ...consistent.stored, tally: { favour } } }],
  [
    'a screen that stayed behind',
    'cada pantalla',
    { shown: [consistent.shown[0]?.slice(0, 1) ?? []] },
  ],
  ['a result with another sum', 'el resultado', { result: consistent.result.slice(0, 1) }],
  [
    'a refresh ahead of its instant',
    'cada refresco',
    { shown: [[refresh(60, '002', { favour, against }, 2)]] },
  ],
])('finds %s', (_, first, change) => {
  expect(failed({ ...consistent, ...change })).toContain(first);
});

test('times each vote to the first refresh that contains it, on each screen', () => {
  const quicker = [refresh(8, '002', { favour }, 1), refresh(41, '003', { favour, against }, 2)];
  const shown = [consistent.shown[0] ?? [], quicker];
  expect(firstSights(votes, consistent.stored, shown)).toEqual([20, 0, 20, 1]);
});

test('never ends waiting for a vote that a screen does not show', () => {
  const shown = [[refresh(30, '002', { favour }, 1)]];
  expect(firstSights(votes, consistent.stored, shown)).toEqual([20, Number.POSITIVE_INFINITY]);
});

function lost(): CastVote {
  return {
    unitId: 'C',
    weight: 1,
    optionId: 'blank',
    pressedAt: 0,
    answeredAt: 1,
    isAccepted: false,
  };
}
