import { expect, test } from 'vitest';
import { FieldValue } from '../database/firestore.ts';
import { listBallots } from './listBallots.ts';

const gone = FieldValue.delete();
const session = 'assemblies/a1/sessions/1';
const noField = { openQuestionId: gone, openTogether: gone };

test.each([
  ['nothing', { openQuestionId: null }, []],
  ['nothing after several', { openQuestionId: null, openTogether: ['a'] }, []],
  ['one', { openQuestionId: 'a' }, ['a']],
  ['one after several', { openQuestionId: 'a', openTogether: [] }, ['a']],
  ['several', { openQuestionId: 'a', openTogether: ['a', 'b'] }, ['a', 'b']],
])('a session with %s open lists it', (_what, fields, openQuestionIds) => {
  expect(listBallots(session, { ...fields, call: 1 })).toEqual({ ...noField, openQuestionIds });
});

test.each([
  ['one', { mode: 'result', questionId: 'a' }, { mode: 'result', questionIds: ['a'] }],
  [
    'several',
    { mode: 'question', questionId: 'a', together: ['a', 'b'] },
    { mode: 'question', questionIds: ['a', 'b'] },
  ],
])('a stage with %s lists it, in the session and on the screens', (_what, stage, after) => {
  expect(listBallots(session, { openQuestionId: null, stage })).toMatchObject({ stage: after });
  expect(listBallots('assemblies/a1/live/question', { stage })).toEqual({ stage: after });
});

test.each([{ mode: 'quorum', annulled: 'a' }, { mode: 'blank' }, { mode: 'mood', mood: {} }])(
  'a stage without questions stays: %o',
  (stage) => {
    expect(listBallots('assemblies/a1/live/question', { stage })).toEqual({});
  },
);

test.each([
  ['a draft', { state: 'draft' }, {}],
  ['one that opened alone', { state: 'closed' }, { ballotIds: ['q'] }],
  [
    'one of several',
    { state: 'open', together: ['p', 'q'] },
    { together: gone, ballotIds: ['p', 'q'] },
  ],
])('%s says what it was opened with', (_what, fields, after) => {
  expect(listBallots('assemblies/a1/questions/q', { questionId: 'q', ...fields })).toEqual(after);
});

test('nothing else changes', () => {
  const ballot = { questionId: 'q', stage: { mode: 'question', questionId: 'q' } };
  expect(listBallots('assemblies/a1/questions/q/ballots/u', ballot)).toEqual({});
});
