import { expect, test } from 'vitest';
import { noticeOf } from '../../testing/halls/absentHall.ts';
import { type ConsentNotice, isObjectionInTime, untouchedNotice } from './consentNotice.ts';
import { decideNotify, decideObjection, decideOwnObjection, decideUndo } from './decideNotice.ts';

const today = '2026-03-20';
const deciding = (one: ConsentNotice, state: 'open' | 'settled' | 'annulled' = 'open') => ({
  ...{ one, by: 'chair', now: 7, today },
  process: { state, closedOn: '2026-03-13', days: 30 },
});
const fresh = untouchedNotice('A');
const told = noticeOf('A', '2026-03-14');
const letter = { on: '2026-03-15', means: 'certified-mail', proof: 'BF-1' } as const;
const against = { on: '2026-03-18', means: 'email', reason: 'Caro', fileId: null } as const;

test('a notice is written down once, and marking everybody again moves no date', () => {
  const first = decideNotify(deciding(fresh), letter);
  expect(first).toMatchObject({ ok: true, value: { notice: { ...letter, by: 'chair', at: 7 } } });
  expect(decideNotify(deciding(told), letter)).toEqual({ ok: true, value: told });
});

test.each([
  ['before the vote closed', '2026-03-12'],
  ['that has not come', '2026-03-21'],
])('refuses a notice and an objection of a day %s', (_, on) => {
  const wrong = { ok: false, refusal: { code: 'consent-date-wrong' } };
  expect(decideNotify(deciding(fresh), { ...letter, on })).toEqual(wrong);
  expect(decideObjection(deciding(told), { ...against, on })).toEqual(wrong);
});

test('the same objection again changes nothing, and another one is refused', () => {
  const once = decideObjection(deciding(told), against);
  if (!once.ok) throw new Error(once.refusal.code);
  expect(decideObjection(deciding(once.value), against)).toEqual(once);
  expect(decideObjection(deciding(once.value), { ...against, reason: 'Otra' })).toMatchObject({
    refusal: { code: 'objection-exists' },
  });
});

test('an objection that came late, or is written down too late, is kept and does not count', () => {
  const late = decideObjection(deciding(noticeOf('A', '2026-02-01')), against);
  const after = decideObjection(deciding(told, 'settled'), against);
  const counts = [late, after, decideObjection(deciding(told), against)].map(
    (one) => one.ok && isObjectionInTime(one.value, 30),
  );
  expect(counts).toEqual([false, false, true]);
});

test('an owner objects by themselves until their last day, or before they were notified', () => {
  const objects = (one: ConsentNotice) => decideOwnObjection(deciding(one), { reason: 'No' });
  expect(objects(fresh)).toMatchObject({ value: { objection: { on: today, means: 'app' } } });
  expect(objects(noticeOf('A', '2026-02-18')).ok).toBe(true);
  expect(objects(noticeOf('A', '2026-02-17'))).toEqual({
    ok: false,
    refusal: { code: 'objection-late', detail: 'Fue hasta el 19 de marzo de 2026.' },
  });
});

test('an undone notice stays recorded with its reason, and undoing it twice does it once', () => {
  const asked = { what: 'notice', on: '2026-03-14', reason: 'Era otra unidad' } as const;
  const undone = decideUndo(deciding(told), asked);
  if (!undone.ok) throw new Error(undone.refusal.code);
  expect(undone.value).toMatchObject({ notice: null, undone: [{ ...asked, by: 'chair' }] });
  expect(decideUndo(deciding(undone.value), asked)).toEqual(undone);
  expect(decideUndo(deciding(told), { ...asked, on: '2026-03-16' })).toMatchObject({
    refusal: { code: 'consent-nothing-to-undo' },
  });
});

test.each([
  ['settled', 'consent-settled'],
  ['annulled', 'question-annulled'],
] as const)(
  'once it is %s nothing is notified, taken back, nor objected by the owner',
  (state, code) => {
    const refused = { ok: false, refusal: { code } };
    const undo = { what: 'notice', on: '2026-03-14', reason: 'Era otra unidad' } as const;
    expect(decideNotify(deciding(fresh, state), letter)).toEqual(refused);
    expect(decideUndo(deciding(told, state), undo)).toEqual(refused);
    expect(decideOwnObjection(deciding(told, state), { reason: '' })).toEqual(refused);
  },
);
