import { expect, test } from 'vitest';
import { isSameStage, openWithout, stageOf, stageWithout } from './openVotings.ts';

test('a closed question leaves the rest open, and the last one leaves none', () => {
  const open = openWithout({ openQuestionIds: ['a', 'b'] }, 'a');
  expect(open).toEqual(['b']);
  expect(openWithout({ openQuestionIds: open }, 'b')).toEqual([]);
  expect(openWithout({ openQuestionIds: ['a'] }, 'other')).toEqual(['a']);
});

test.each([
  ['alone', stageOf('question', ['a']), { mode: 'quorum', annulled: 'a' }],
  ['with another', stageOf('result', ['a', 'b']), { mode: 'result', questionIds: ['b'] }],
  ['not there', stageOf('question', ['b']), { mode: 'question', questionIds: ['b'] }],
  ['while it shows the quorum', { mode: 'quorum' }, { mode: 'quorum', annulled: 'a' }],
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

test('a stage without questions is the quorum', () => {
  expect(stageOf('question', [])).toEqual({ mode: 'quorum' });
});
