import type { AssemblySession, Question, StoredResult } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { boardStepOf } from './boardStep.ts';

const meeting = {
  ...{ session: 2, call: 1, startsAt: 0, stage: { mode: 'quorum' } },
  ...{ state: 'open', openQuestionIds: [] },
} as const satisfies AssemblySession;
const asked = (questionId: string, number: number, state: Question['state'], session = 2) =>
  ({ questionId, number, state, session, repetition: 0 }) as unknown as Question;
const unseen = (questionId: string) => ({ questionId, shownAt: null }) as StoredResult;

const questions = [asked('c', 3, 'draft'), asked('b', 2, 'draft'), asked('a', 1, 'closed')];

test.each<[string, Partial<AssemblySession>, readonly Question[], readonly StoredResult[], object]>(
  [
    ['what comes next', {}, questions, [], { kind: 'next', question: questions[1] }],
    ['a result nobody saw', {}, questions, [unseen('a')], { kind: 'show', question: questions[2] }],
    [
      'a vote that is open, before all',
      { openQuestionIds: ['b', 'c'] },
      [asked('b', 2, 'open'), asked('c', 3, 'open'), asked('a', 1, 'closed')],
      [unseen('a')],
      { kind: 'open', question: asked('b', 2, 'open'), others: 1 },
    ],
    [
      'one that is closing',
      { openQuestionIds: ['b'] },
      [asked('b', 2, 'counting')],
      [],
      { kind: 'counting', question: asked('b', 2, 'counting') },
    ],
    ['nothing before the session is open', { state: 'planned' }, questions, [], { kind: 'none' }],
    ['that nothing is left', {}, [asked('a', 1, 'closed')], [], { kind: 'none' }],
    ['that nothing was written', {}, [], [], { kind: 'empty' }],
    [
      'no result of a session before',
      {},
      [asked('z', 1, 'closed', 1)],
      [unseen('z')],
      { kind: 'none' },
    ],
  ],
)('the board has in hand %s', (_, change, rows, results, step) => {
  expect(boardStepOf({ ...meeting, ...change }, rows, results)).toEqual(step);
});
