import { expect, test } from 'vitest';
import type { LiveQuestion, LiveVoting } from '../presented/liveQuestion.ts';
import { liveStageOf, stageKeyOf } from '../presented/liveQuestion.ts';
import { yesNoOptions } from './question.ts';

const question: LiveVoting['question'] = {
  ...{ questionId: 'q1', number: 1, text: '¿Aprueba el presupuesto?', state: 'open' },
  options: yesNoOptions({ blank: true, abstention: true }),
  ...{ openedAt: 1, closesAt: null },
};
const voting: LiveVoting = {
  question,
  voted: { weight: 1, units: 1 },
  expected: { weight: 2, units: 2 },
  bars: null,
  result: null,
};
const live: LiveQuestion = {
  ...{ asOf: '1', stage: { mode: 'question', questionIds: ['q1'] }, votings: [voting] },
};
const asking = (change: Partial<LiveVoting['question']>): LiveVoting => ({
  ...{ ...voting, question: { ...question, ...change } },
});
const session = { call: 1, state: 'open', startsAt: 0, resumesAt: null } as const;

test('tells the stage and its state, and nothing of the votes', () => {
  expect(liveStageOf({ ...live, session })).toEqual({
    ...{ asOf: '1', stage: live.stage, session },
    asked: [{ questionId: 'q1', state: 'open', closesAt: null }],
  });
  expect(JSON.stringify(liveStageOf({ ...live, session })).length).toBeLessThan(500);
});

test('says the same however many vote', () => {
  const later = { ...voting, voted: { weight: 2, units: 2 }, bars: { favour: voting.expected } };
  expect(liveStageOf({ ...live, votings: [later] })).toEqual(liveStageOf(live));
});

test.each<[string, Partial<LiveQuestion>]>([
  ['another question', { votings: [asking({ questionId: 'q2' })] }],
  ['its closing', { votings: [asking({ state: 'closing' })] }],
  ['more time', { votings: [asking({ closesAt: 9 })] }],
  ['its result', { stage: { mode: 'result', questionIds: ['q1'] } }],
  ['a session that is suspended', { session: { ...session, state: 'suspended' } }],
  ['what was annulled', { stage: { mode: 'quorum', annulled: 'q1' }, votings: [] }],
  ['one more beside it', { votings: [voting, asking({ questionId: 'q2' })] }],
])('%s has another key', (_, change) => {
  expect(stageKeyOf(liveStageOf({ ...live, ...change }))).not.toBe(stageKeyOf(liveStageOf(live)));
});
