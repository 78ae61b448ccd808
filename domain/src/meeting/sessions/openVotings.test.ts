import { expect, test } from 'vitest';
import { isSameStage, openIdsOf, stageOf, stageWithout, withoutOpen } from './openVotings.ts';

test.each([
  ['nothing is open', { openQuestionId: null, openTogether: ['a'] }, []],
  ['one is open', { openQuestionId: 'a' }, ['a']],
  ['one is open, after a ballot of several', { openQuestionId: 'a', openTogether: [] }, ['a']],
  ['several are open', { openQuestionId: 'a', openTogether: ['a', 'b'] }, ['a', 'b']],
] as const)('knows what is open when %s', (_name, session, expected) => {
  expect(openIdsOf(session)).toEqual(expected);
});

test('what is over leaves the rest open, and nothing after the last', () => {
  const rest = withoutOpen({ openQuestionId: 'a', openTogether: ['a', 'b'] }, 'a');
  expect(rest).toEqual({ openQuestionId: 'b', openTogether: ['b'] });
  expect(withoutOpen(rest, 'b')).toEqual({ openQuestionId: null, openTogether: [] });
  expect(withoutOpen({ openQuestionId: 'a' }, 'other').openQuestionId).toBe('a');
});

test.each([
  ['alone', stageOf('question', ['a']), { mode: 'quorum', annulled: 'a' }],
  ['with another', stageOf('result', ['a', 'b']), { mode: 'result', questionId: 'b' }],
  ['not there', stageOf('question', ['b']), { mode: 'question', questionId: 'b' }],
  ['while it is blank', { mode: 'blank' }, { mode: 'blank', annulled: 'a' }],
] as const)('an annulled question leaves the stage: %s', (_name, stage, expected) => {
  expect(stageWithout(stage, 'a')).toEqual(expected);
});

test('the same stage is the same mode with the same questions in the same order', () => {
  const both = stageOf('question', ['a', 'b']);
  expect(isSameStage(both, stageOf('question', ['a', 'b']))).toBe(true);
  for (const other of [
    ...[stageOf('result', ['a', 'b']), stageOf('question', ['b', 'a'])],
    stageOf('question', ['a']),
  ]) {
    expect(isSameStage(both, other)).toBe(false);
  }
});
