import { expect, test } from 'vitest';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { decideOpenings } from './decideOpenings.ts';
import { type Question, yesNoOptions } from './question.ts';
import { ballotAtMost, openQuestionsRequest } from './questionRequests.ts';

const draft = (questionId: string, more: Partial<Question> = {}): Question => ({
  ...{ questionId, number: 1, text: '¿Aprueba?', session: 1, rulePack: 'co-ph' },
  options: yesNoOptions({ blank: false, abstention: false }),
  rule: ruleOf(packOf('co-ph'), 'co-ph/ordinary'),
  ...{ liveBars: false, durationSeconds: 30, state: 'draft', openedAt: null, closesAt: null },
  ...{ quorumAtOpening: null, ...more },
});
const at = { now: 1000, quorumMet: true, declaresNoConflict: false, durationSeconds: 60 };

test('gives all the same hours and keeps what each had of its own', () => {
  const opened = decideOpenings([draft('a'), draft('b', { disclosure: 'secret' })], at);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const hours = { openedAt: 1000, closesAt: 61_000, durationSeconds: 30, ballotIds: ['a', 'b'] };
  expect(opened.value).toMatchObject([
    { questionId: 'a', state: 'open', ...hours },
    { questionId: 'b', state: 'open', disclosure: 'secret', ...hours },
  ]);
  const again = decideOpenings(opened.value, { ...at, now: 9000 });
  expect(again).toEqual(opened);
  const closed = opened.value.map((one) => ({ ...one, state: 'closed' as const }));
  expect(decideOpenings(closed, at)).toEqual({ ok: true, value: closed });
});

test.each([
  ['one was opened alone', draft('b', { state: 'open' })],
  ['one is closed', draft('b', { state: 'closed' })],
  ['one was opened with others', draft('b', { state: 'open', ballotIds: ['b', 'c'] })],
])('opens none when %s, and says which', (_name, other) => {
  const decided = decideOpenings([draft('a'), { ...other, number: 7 }], at);
  expect(decided).toEqual({
    ok: false,
    refusal: { code: 'question-not-draft', detail: 'Pregunta 7.' },
  });
});

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
const same = ids(1);
test.each([
  ['none', ids(0), false],
  ['one alone', ids(1), true],
  ['two', ids(2), true],
  ['as many as fit', ids(ballotAtMost), true],
  ['more than fit', ids(ballotAtMost + 1), false],
  ['one twice', [...same, ...same], false],
])('a ballot takes %s: %#', (_name, questionIds, fits) => {
  const parsed = openQuestionsRequest.safeParse({ questionIds, durationSeconds: null });
  expect(parsed.success).toBe(fits);
});
