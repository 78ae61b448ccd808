import { expect, test } from 'vitest';
import { nothing } from '../../kernel/weights/weight.ts';
import type { LiveQuestion, LiveVoting } from '../../polls/presented/liveQuestion.ts';
import { yesNoOptions } from '../../polls/questions/question.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';
import { stageMotionOf } from './stageMotion.ts';

const counts = { voted: nothing, expected: nothing, bars: null };
const waiting: LiveQuestion = { asOf: '1', stage: { mode: 'quorum' }, votings: [] };

type State = LiveVoting['question']['state'];

function voting(state: State, questionId = 'q'): LiveVoting {
  const question = {
    ...{ questionId, number: 1, text: '¿Aprueba?', state, openedAt: 0, closesAt: null },
    options: yesNoOptions({ blank: false, abstention: false }),
  };
  return { question, ...counts, result: null };
}

const staged = (state: State, questionId = 'q'): LiveQuestion => ({
  ...{
    asOf: '1',
    stage: { mode: 'question', questionIds: [questionId] },
    votings: [voting(state, questionId)],
  },
});
const decided: LiveQuestion = {
  ...{ ...staged('closed'), stage: { mode: 'result', questionIds: ['q'] } },
  votings: [{ ...voting('closed'), result: {} as QuestionResult }],
};
const two = (...states: readonly [State, State]): LiveQuestion => ({
  ...staged(states[0]),
  votings: [voting(states[0]), voting(states[1], 'q2')],
});

test.each([
  ['a vote opens', waiting, staged('open'), 'opening'],
  ['another vote opens', staged('closed'), staged('open', 'other'), 'opening'],
  ['it is asked to close', staged('open'), staged('closing'), 'closing'],
  ['it closes at once', staged('open'), staged('closed'), 'closing'],
  ['the last of several closes', two('open', 'closing'), two('closed', 'closing'), 'closing'],
  ['the result is shown', staged('closed'), decided, 'verdict'],
  ['the result is shown again later', waiting, decided, 'verdict'],
] as const)('marks once that %s', (_, before, after, motion) => {
  expect(stageMotionOf(before, after)).toBe(motion);
});

test.each([
  ['the first look of a screen', null, staged('open')],
  ['the first look at a result', null, decided],
  ['a vote that comes in', staged('open'), { ...staged('open'), asOf: '2' }],
  ['the steps of a closing', staged('closing'), staged('closed')],
  ['the first of several closes', two('open', 'open'), two('closing', 'open')],
  ['one of several annulled', two('open', 'open'), staged('open')],
  ['a closed question brought back', waiting, staged('closed')],
  ['a result that is corrected', decided, { ...decided, asOf: '2' }],
  ['the quorum', staged('open'), waiting],
] as const)('does not mark %s', (_, before, after) => {
  expect(stageMotionOf(before, after)).toBeNull();
});
