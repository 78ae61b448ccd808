import { packOf, type Question, type QuestionState, ruleOf, type Stage } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { chooseQuestion } from './chooseQuestion.ts';

function question(questionId: string, state: QuestionState): Question {
  return {
    ...{ questionId, number: 1, text: '', options: [], session: 1, state },
    ...{ liveBars: false, durationSeconds: null, openedAt: null, closesAt: null },
    ...{
      quorumAtOpening: null,
      rulePack: 'co-ph',
      rule: ruleOf(packOf('co-ph'), 'co-ph/ordinary'),
    },
  };
}

const agenda = [
  question('done', 'closed'),
  question('open', 'open'),
  question('next', 'draft'),
  question('later', 'draft'),
];
const quorum: Stage = { mode: 'quorum' };
const result: Stage = { mode: 'result', questionIds: ['done'] };

test.each([
  ['the chosen one, whatever is open', 'later', ['open'], result, 'later'],
  ['the open one before what is on the stage', null, ['open'], result, 'open'],
  ['what is on the stage when nothing is open', null, [], result, 'done'],
  ['the next draft when the stage has no question', null, [], quorum, 'next'],
  ['the open one when the chosen one is gone', 'erased', ['open'], quorum, 'open'],
] as const)('shows %s', (_rule, chosen, openQuestionIds, stage, expected) => {
  expect(chooseQuestion(agenda, { openQuestionIds, stage }, chosen)?.questionId).toBe(expected);
});

test('shows the last one when everything is closed, and nothing of an empty agenda', () => {
  const closed = [question('first', 'closed'), question('last', 'closed')];
  const nowhere = { openQuestionIds: [], stage: quorum };
  expect(chooseQuestion(closed, nowhere, null)?.questionId).toBe('last');
  expect(chooseQuestion([], nowhere, null)).toBeNull();
});
