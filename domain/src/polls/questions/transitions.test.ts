import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { isPastClosing } from '../../kernel/sessions/knownQuestion.ts';
import { questionStates } from '../../kernel/sessions/questionState.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { conflictLaw, type Rule } from '../../laws/rules/rule.ts';
import { drainOf, usualDrain } from './closingDrain.ts';
import { type Question, yesNoOptions } from './question.ts';
import {
  decideAnnulment,
  decideClosing,
  decideCounting,
  decideExtension,
  decideOpening,
} from './transitions.ts';

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

const opening = { now: 10, quorumMet: true, declaresNoConflict: false };

test('opens only a draft; opening an open question again changes nothing', () => {
  expect(outcomes((question) => decideOpening(question, opening))).toEqual([
    ...[true, true, false, false, false, false],
  ]);
  const open = { ...draft, state: 'open' as const, openedAt: 5 };
  expect(decideOpening(open, { ...opening, quorumMet: false })).toEqual({ ok: true, value: open });
});

test('closes only an opened question; closing again changes nothing', () => {
  expect(outcomes((question) => decideClosing(question, 70))).toEqual([
    ...[false, true, true, true, true, false],
  ]);
  const closing = { ...draft, state: 'closing' as const, closingAt: 70 };
  expect(decideClosing({ ...draft, state: 'open' }, 70)).toEqual({ ok: true, value: closing });
  expect(decideClosing(closing, 90)).toEqual({ ok: true, value: closing });
});

test('counts only a closing question; drawing the line again changes nothing', () => {
  expect(outcomes(decideCounting)).toEqual([false, false, true, true, true, false]);
  const counting = { ...draft, state: 'counting' as const };
  expect(decideCounting(counting)).toEqual({ ok: true, value: counting });
});

test.each([
  ['by hand', { closesAt: null, closingAt: 50_000 }, 2_000],
  ['by hand before its hour', { closesAt: 60_000, closingAt: 59_999 }, 2_000],
  ['at its hour', { closesAt: 60_000, closingAt: 60_000 }, 7_000],
  ['a second after its hour', { closesAt: 60_000, closingAt: 61_000 }, 6_000],
  ['a minute after its hour', { closesAt: 60_000, closingAt: 120_000 }, 2_000],
  ['before closings had a moment', { closesAt: 60_000 }, 2_000],
])(
  'waits before the line, closed %s, for votes on their way and for clocks',
  (_how, question, wait) => {
    expect(drainOf(question, usualDrain)).toBe(wait);
  },
);

test('annuls only an opened question, once, with its first reason', () => {
  const annulment = { at: 20, by: 'chair', reason: 'Se leyó otra cosa.' };
  expect(outcomes((question) => decideAnnulment(question, annulment))).toEqual([
    ...[false, true, true, true, true, true],
  ]);
  const annulled = { ...draft, state: 'annulled' as const, annulment };
  const again = { ...annulment, reason: 'Otro motivo.' };
  expect(decideAnnulment(annulled, again)).toEqual({ ok: true, value: annulled });
});

const open = { ...draft, state: 'open' as const, openedAt: 0, closesAt: 60_000 };

test.each([
  ['a minute more', open, 120_000, 30_000, 120_000],
  ['the same hour', open, 60_000, 30_000, 60_000],
  ['the same hour, when it has passed', open, 60_000, 90_000, 60_000],
  ['an hour where there was none', { ...open, closesAt: null }, 90_000, 30_000, 90_000],
  ['less time', open, 50_000, 30_000, 'extension-too-short'],
  ['an hour that has passed', { ...open, closesAt: null }, 30_000, 30_000, 'extension-too-short'],
  ['more than a day', open, 86_430_001, 30_000, 'extension-too-long'],
  ['exactly a day', open, 86_430_000, 30_000, 86_430_000],
  ['time to what time has closed', open, 120_000, 60_000, 'voting-closed'],
  ['time to a draft', draft, 120_000, 30_000, 'question-not-open'],
  ['time to a closed one', { ...open, state: 'closed' as const }, 120_000, 0, 'voting-closed'],
  [
    'time to an annulled one',
    { ...open, state: 'annulled' as const },
    ...[120_000, 0, 'question-annulled'],
  ],
] as const)('asked for %s it answers', (_, question, closesAt, now, expected) => {
  const decided = decideExtension(question, closesAt, now);
  expect(decided.ok ? decided.value.closesAt : decided.refusal.code).toBe(expected);
});

test('the clock starts at opening, by the server', () => {
  expect(decideOpening(draft, { ...opening, now: 10_000, quorumMet: false })).toMatchObject({
    value: { state: 'open', openedAt: 10_000, closesAt: 70_000, quorumAtOpening: false },
  });
  const untimed = { ...draft, durationSeconds: null };
  expect(decideOpening(untimed, { ...opening, now: 10_000 })).toMatchObject({
    value: { closesAt: null },
  });
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

test('a decision that leaves the interested out opens only once the chair declares that there are none', () => {
  const { rule } = draft;
  const exclusions = { ...rule.exclusions, base: ['conflict'], vote: ['conflict'] } as const;
  const asked = { ...draft, rule: { ...rule, exclusions } };
  const declared = { ...opening, declaresNoConflict: true };
  expect(decideOpening(asked, opening)).toMatchObject({
    refusal: { code: 'conflict-undeclared', detail: expect.stringContaining(rule.source.law) },
  });
  expect(decideOpening(asked, declared)).toMatchObject({ ok: true, value: { state: 'open' } });
  expect(decideOpening(draft, opening).ok).toBe(true);
  expect(decideOpening({ ...asked, rehearsal: true }, opening).ok).toBe(true);
});

test('every rule whose matter touches somebody by itself asks for the declaration', () => {
  const asked = packIds
    .flatMap((packId) => packOf(packId).rules)
    .filter((rule) => conflictLaw(rule)?.asked === true);
  const open = (rule: Rule) => decideOpening({ ...draft, rule }, opening);
  expect(asked.length).toBeGreaterThanOrEqual(10);
  expect(asked.filter((rule) => open(rule).ok)).toEqual([]);
});

test.each([
  ['ar-lgs', 5],
  ['mx-lgsm', 3],
] as const)('under %s only %i matters ask who has an interest of their own', (packId, count) => {
  const { matters, rules } = packOf(packId);
  const asking = new Set(
    rules.filter((rule) => conflictLaw(rule)?.asked === true).map(({ ruleId }) => ruleId),
  );
  expect(matters.filter(({ ruleId }) => asking.has(ruleId ?? ''))).toHaveLength(count);
  const voted = matters.filter(({ ruleId }) => ruleId !== null).length;
  expect(voted).toBeGreaterThan(20);
});
