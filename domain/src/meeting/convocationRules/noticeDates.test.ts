import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { addDays, dateOfDay, dayNumber } from '../../kernel/calendars/localDate.ts';
import { calendarDays, months, workingDays } from '../../kernel/calendars/period.ts';
import type { MeetingKind } from '../../kernel/meetings/meeting.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { bogota } from '../../testing/rules/bogotaCalendar.ts';
import {
  earliestMeetingDate,
  latestMeetingDate,
  latestNoticeDate,
  noticeRuleOf,
} from './noticeDates.ts';
import { withBylawNotice } from './withBylawNotice.ts';

function ruleOf(packId: PackId, kind: MeetingKind, approvesAccounts = false) {
  return noticeRuleOf(convocationRulesOf(packId), { kind, approvesAccounts });
}

/** Worked by hand on the calendar of Bogotá for 2026: who sends on a day may meet from another. */
test.each<[string, PackId, MeetingKind, boolean, sent: string, meeting: string]>([
  ['fifteen days, neither end counted', 'co-ph', 'ordinary', true, '2026-03-10', '2026-03-26'],
  [
    'fifteen days across the end of a month',
    'co-ph',
    'ordinary',
    false,
    '2026-02-20',
    '2026-03-08',
  ],
  ['fifteen days advised', 'co-ph', 'extraordinary', false, '2026-03-10', '2026-03-26'],
  ['five working days, a plain week', 'co-sas', 'ordinary', false, '2026-03-02', '2026-03-10'],
  ['five working days with San José', 'co-sas', 'ordinary', true, '2026-03-18', '2026-03-27'],
  ['five working days in Holy Week', 'co-sas', 'extraordinary', false, '2026-03-27', '2026-04-08'],
  ['five working days sent on a Saturday', 'co-sas', 'ordinary', false, '2026-05-02', '2026-05-09'],
  ['fifteen working days for accounts', 'co-sa', 'ordinary', true, '2026-03-03', '2026-03-26'],
  [
    'accounts in an extraordinary meeting',
    'co-sa',
    'extraordinary',
    true,
    '2026-03-03',
    '2026-03-26',
  ],
  ['five plain days for the rest', 'co-sa', 'extraordinary', false, '2026-03-18', '2026-03-24'],
  ['five plain days in an ordinary one', 'co-sa', 'ordinary', false, '2026-03-18', '2026-03-24'],
  ['fifteen working days for accounts', 'co-ltda', 'ordinary', true, '2026-03-03', '2026-03-26'],
  ['five plain days for the rest', 'co-ltda', 'extraordinary', false, '2026-03-18', '2026-03-24'],
  ['six days', 'es-lph', 'ordinary', true, '2026-03-10', '2026-03-16'],
  ['as soon as possible', 'es-lph', 'extraordinary', false, '2026-03-10', '2026-03-10'],
  ['a month from date to date', 'es-sa', 'ordinary', true, '2026-03-10', '2026-04-10'],
  ['a month that ends sooner', 'es-sa', 'extraordinary', false, '2026-01-31', '2026-02-28'],
  ['fifteen days', 'es-sl', 'ordinary', false, '2026-03-10', '2026-03-25'],
  ['what the reglamento says', 'ar-ccyc', 'ordinary', false, '2026-03-10', '2026-03-10'],
  ['ten days', 'ar-lgs', 'ordinary', false, '2026-03-10', '2026-03-20'],
  ['five days in Chile', 'cl-21442', 'ordinary', false, '2026-03-10', '2026-03-15'],
  ['seven days in Mexico City', 'mx-cdmx', 'ordinary', false, '2026-03-10', '2026-03-17'],
  ['fifteen days, neither end counted', 'mx-lgsm', 'ordinary', false, '2026-03-10', '2026-03-26'],
  ['five days advised', 'generic', 'ordinary', false, '2026-03-10', '2026-03-15'],
])('%s: %s %s (accounts %s) sent %s meets from %s', (_, packId, kind, accounts, sentOn, meets) => {
  expect(earliestMeetingDate(ruleOf(packId, kind, accounts), sentOn, bogota)).toBe(meets);
});

test.each<[PackId, MeetingKind, boolean, meeting: string, sent: string]>([
  ['co-ph', 'ordinary', true, '2026-03-26', '2026-03-10'],
  ['co-ph', 'ordinary', true, '2026-04-01', '2026-03-16'],
  ['co-sas', 'ordinary', false, '2026-03-27', '2026-03-18'],
  ['co-sas', 'ordinary', false, '2026-03-30', '2026-03-19'],
  ['co-sas', 'ordinary', false, '2026-03-24', '2026-03-15'],
  ['co-sa', 'ordinary', true, '2026-03-31', '2026-03-08'],
  ['es-lph', 'ordinary', false, '2026-03-16', '2026-03-10'],
  ['es-sa', 'ordinary', false, '2026-03-31', '2026-02-28'],
  ['es-sa', 'ordinary', false, '2026-06-30', '2026-05-31'],
  ['es-sl', 'ordinary', false, '2026-06-30', '2026-06-15'],
  ['ar-ccyc', 'ordinary', false, '2026-03-10', '2026-03-10'],
  ['mx-lgsm', 'ordinary', false, '2026-04-30', '2026-04-14'],
])('%s %s (accounts %s) on %s is called by %s', (packId, kind, accounts, meetingOn, sentOn) => {
  expect(latestNoticeDate(ruleOf(packId, kind, accounts), meetingOn, bogota)).toBe(sentOn);
});

const aDay = fc
  .integer({ min: dayNumber('2026-01-20'), max: dayNumber('2026-12-31') })
  .map(dateOfDay);

test('the last day to send is in time and the next one is late, under every law', () => {
  const kinds = fc.constantFrom<MeetingKind>('ordinary', 'extraordinary');
  fc.assert(
    fc.property(
      fc.constantFrom(...packIds),
      kinds,
      fc.boolean(),
      aDay,
      (id, kind, accounts, day) => {
        const rule = ruleOf(id, kind, accounts);
        const last = latestNoticeDate(rule, day, bogota);
        expect(earliestMeetingDate(rule, last, bogota) <= day).toBe(true);
        expect(earliestMeetingDate(rule, addDays(last, 1), bogota) > day).toBe(true);
      },
    ),
  );
});

test.each<[PackId, string | null]>([
  ['ar-lgs', '2026-04-09'],
  ['cl-21442', '2026-03-25'],
  ['co-ph', null],
  ['es-sa', null],
])('%s sent on 10 March meets by %s at the latest', (packId, latest) => {
  expect(latestMeetingDate(ruleOf(packId, 'ordinary'), '2026-03-10', bogota)).toBe(latest);
});

test('bylaws lengthen the notice of the law', () => {
  const longer = withBylawNotice(ruleOf('co-ph', 'ordinary'), calendarDays(20));
  expect(longer.ok && earliestMeetingDate(longer.value, '2026-03-10', bogota)).toBe('2026-03-31');
});

test('the same as the law is no shortening', () => {
  const same = withBylawNotice(ruleOf('co-ph', 'ordinary'), calendarDays(15));
  expect(same.ok && earliestMeetingDate(same.value, '2026-03-10', bogota)).toBe('2026-03-26');
});

test('bylaws do not shorten the notice of the law', () => {
  expect(withBylawNotice(ruleOf('co-ph', 'ordinary'), calendarDays(14))).toEqual({
    ok: false,
    refusal: { code: 'notice-too-short', detail: 'La ley pide 15 días calendario.' },
  });
  expect(withBylawNotice(ruleOf('es-sa', 'ordinary'), months(0))).toMatchObject({
    refusal: { detail: 'La ley pide 1 mes.' },
  });
});

test('bylaws in another unit add to the law: the longer of the two holds', () => {
  const short = withBylawNotice(ruleOf('co-ph', 'ordinary'), workingDays(3));
  expect(short.ok && earliestMeetingDate(short.value, '2026-03-10', bogota)).toBe('2026-03-26');
  const long = withBylawNotice(ruleOf('co-ph', 'ordinary'), workingDays(15));
  expect(long.ok && earliestMeetingDate(long.value, '2026-03-10', bogota)).toBe('2026-04-02');
});

test('where the law leaves it to the bylaws, theirs is the notice', () => {
  const own = withBylawNotice(ruleOf('co-sas', 'ordinary'), calendarDays(1));
  expect(own).toMatchObject({
    value: {
      minimums: [{ amount: 1, unit: 'calendar-days' }],
      binding: true,
      source: {
        law: 'los estatutos',
        verified: false,
        note: 'Los estatutos fijan 1 día calendario de antelación.',
      },
    },
  });
  expect(own.ok && earliestMeetingDate(own.value, '2026-03-10', bogota)).toBe('2026-03-12');
});

test('a notice rule that no meeting fits is a mistake of the product', () => {
  const rules = { ...convocationRulesOf('es-sl'), notices: [] };
  expect(() => noticeRuleOf(rules, { kind: 'ordinary', approvesAccounts: false })).toThrow(
    'es-sl has no notice for ordinary',
  );
});
