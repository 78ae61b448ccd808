import { expect, test } from 'vitest';
import { matterRule, packOf } from '../rulePacks/rulePacks.ts';
import { type Question, questionStates, yesNoOptions } from './question.ts';
import { decideClosing, decideOpening, isPastClosing } from './transitions.ts';

const draft: Question = {
  questionId: 'q',
  number: 1,
  text: '¿Aprueba?',
  options: yesNoOptions({ blank: true, abstention: true }),
  rule: matterRule(packOf('co-ph'), 'budget'),
  rulePack: 'co-ph',
  liveBars: false,
  durationSeconds: 60,
  session: 1,
  state: 'draft',
  openedAt: null,
  closesAt: null,
  quorumAtOpening: null,
};

const outcomes = (decide: (question: Question) => { ok: boolean }) =>
  questionStates.map((state) => decide({ ...draft, state }).ok);

test('opens only a draft; opening again what is open changes nothing', () => {
  expect(outcomes((question) => decideOpening(question, 10, true))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const open = { ...draft, state: 'open' as const, openedAt: 5 };
  expect(decideOpening(open, 10, false)).toEqual({ ok: true, value: open });
});

test('closes only what was opened; closing again changes nothing', () => {
  expect(outcomes(decideClosing)).toEqual([false, true, true, true]);
});

test('the clock starts at opening, by the server', () => {
  expect(decideOpening(draft, 10_000, false)).toMatchObject({
    value: { state: 'open', openedAt: 10_000, closesAt: 70_000, quorumAtOpening: false },
  });
  const untimed = { ...draft, durationSeconds: null };
  expect(decideOpening(untimed, 10_000, true)).toMatchObject({ value: { closesAt: null } });
});

test.each([
  [null, 10, false],
  [10, 9, false],
  [10, 10, true],
  [10, 11, true],
])('with closing at %s, at %d it is past closing: %s', (closesAt, now, past) => {
  expect(isPastClosing({ ...draft, closesAt }, now)).toBe(past);
});

test('offers blank and abstention only when asked, after favour and against', () => {
  const roles = (blank: boolean, abstention: boolean) =>
    yesNoOptions({ blank, abstention }).map((option) => option.role);
  expect(roles(false, false)).toEqual(['favour', 'against']);
  expect(roles(true, false)).toEqual(['favour', 'against', 'blank']);
  expect(roles(false, true)).toEqual(['favour', 'against', 'abstention']);
});
