import { expect, test } from 'vitest';
import type { LiveQuestion } from '../../polls/questions/liveQuestion.ts';
import { liveStageOf, stageKeyOf } from '../../polls/questions/liveStage.ts';
import { yesNoOptions } from '../../polls/questions/question.ts';

const question: NonNullable<LiveQuestion['question']> = {
  ...{ questionId: 'q1', number: 1, text: '¿Aprueba el presupuesto?', state: 'open' },
  options: yesNoOptions({ blank: true, abstention: true }),
  ...{ openedAt: 1, closesAt: null },
};
const live: LiveQuestion = {
  ...{ asOf: '1', stage: { mode: 'question', questionIds: ['q1'] }, question },
  ...{
    voted: { weight: 1, units: 1 },
    expected: { weight: 2, units: 2 },
    bars: null,
    result: null,
  },
};
const session = { call: 1, state: 'open', startsAt: 0, resumesAt: null } as const;

test('says what is on stage and how it stands, and nothing of how the vote goes', () => {
  expect(liveStageOf({ ...live, session })).toEqual({
    ...{ asOf: '1', stage: live.stage, session },
    asked: [{ questionId: 'q1', state: 'open', closesAt: null }],
  });
  expect(JSON.stringify(liveStageOf({ ...live, session })).length).toBeLessThan(500);
});

test('says the same however many vote', () => {
  const later = { ...live, voted: { weight: 2, units: 2 }, bars: { favour: live.expected } };
  expect(liveStageOf(later)).toEqual(liveStageOf(live));
});

test.each<[string, Partial<LiveQuestion>]>([
  ['another question', { question: { ...question, questionId: 'q2' } }],
  ['its closing', { question: { ...question, state: 'closing' } }],
  ['more time', { question: { ...question, closesAt: 9 } }],
  ['its result', { stage: { mode: 'result', questionIds: ['q1'] } }],
  ['a session that is suspended', { session: { ...session, state: 'suspended' } }],
  ['what was annulled', { stage: { mode: 'quorum', annulled: 'q1' }, question: null }],
  ['one more beside it', { others: [{ ...live, question: { ...question, questionId: 'q2' } }] }],
])('%s has another key', (_, change) => {
  expect(stageKeyOf(liveStageOf({ ...live, ...change }))).not.toBe(stageKeyOf(liveStageOf(live)));
});
