import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { calendarDays, workingDays } from '../../kernel/calendars/period.ts';
import type { CallerRole } from '../../kernel/sessions/notedConvocation.ts';
import { contentIds } from '../../laws/aspects/contentId.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { bogota } from '../../testing/rules/bogotaCalendar.ts';
import { secondCallOf } from '../convocationRules/laterCall.ts';
import { earliestMeetingDate, noticeRuleOf } from '../convocationRules/noticeDates.ts';
import { withBylawNotice } from '../convocationRules/withBylawNotice.ts';
import { checkConvocation, contentsAskedFor } from './checkConvocation.ts';
import type { DraftedConvocation } from './draftedConvocation.ts';

const inTime: DraftedConvocation = {
  kind: 'ordinary',
  channel: 'hall',
  approvesAccounts: true,
  someInArrears: false,
  sentOn: '2026-03-10',
  meeting: { date: '2026-03-26', time: '18:00' },
  timeZone: 'America/Bogota',
  secondCall: { date: '2026-03-31', time: '20:00' },
  caller: { role: 'administrator' },
  contents: ['date-time', 'place', 'agenda', 'second-call-effect'],
};

function check(packId: PackId, change: Partial<DraftedConvocation> = {}) {
  return checkConvocation(convocationRulesOf(packId), { ...inTime, ...change }, bogota);
}

/** `problem-id: text [article]`, with a question mark when it is only advice. */
function told(packId: PackId, change: Partial<DraftedConvocation>) {
  return check(packId, change).problems.map(({ problemId, serious, text, source }) => {
    const where = source === null ? '' : ` [${source.article}]`;
    return `${problemId}${serious ? '' : '?'}: ${text}${where}`;
  });
}

test('a good notice has no problems', () => {
  expect(check('co-ph')).toEqual({ ok: true, problems: [] });
});

test('a good notice exists under every law', () => {
  const callers: Partial<Record<PackId, CallerRole>> = {
    'es-lph': 'president',
    'co-cooperativa': 'council',
    'co-delegados': 'council',
    'co-sindicato': 'council',
    'es-asociacion': 'council',
    generic: 'president',
  };
  for (const packId of packIds) {
    const rules = convocationRulesOf(packId);
    const rule = noticeRuleOf(rules, inTime);
    const meeting = { date: earliestMeetingDate(rule, '2026-03-10', bogota), time: '18:00' };
    const next = secondCallOf(rules, meeting, bogota);
    const good = {
      ...inTime,
      meeting,
      secondCall: next === null || next.announced === 'after' ? null : next.suggested,
      caller: { role: callers[packId] ?? 'administrator' },
      contents: contentIds,
    };
    expect(checkConvocation(rules, good, bogota)).toEqual({ ok: true, problems: [] });
  }
});

test('a notice one day late is told the day it had to go and the earliest day now', () => {
  expect(told('co-ph', { sentOn: '2026-03-11' })).toEqual([
    'sent-too-late: La convocatoria sale el 11 de marzo de 2026 y debía salir a más tardar el 10 de marzo de 2026. Pase la reunión al 27 de marzo de 2026 o después. [artículo 39]',
  ]);
  expect(check('co-ph', { sentOn: '2026-03-11' }).ok).toBe(false);
});

test('where the law is silent, being late is only advice', () => {
  const change = { kind: 'extraordinary', sentOn: '2026-03-11' } as const;
  expect(told('co-ph', change)).toEqual([
    'sent-too-late?: La convocatoria sale el 11 de marzo de 2026 y debía salir a más tardar el 10 de marzo de 2026. Pase la reunión al 27 de marzo de 2026 o después. [artículo 39]',
  ]);
  expect(check('co-ph', change).ok).toBe(true);
});

test('a notice after the meeting is told once', () => {
  const change = { sentOn: '2026-03-27' };
  expect(told('co-ph', change)).toEqual([
    'sent-after-meeting: La convocatoria sale el 27 de marzo de 2026, después de la reunión. Corrija las fechas. [artículo 39]',
  ]);
  expect(check('es-lph', { ...change, kind: 'extraordinary' }).ok).toBe(false);
});

test('a notice on the day of the meeting is not after it', () => {
  const change = { sentOn: '2026-03-26', kind: 'extraordinary', contents: contentIds } as const;
  const president = { ...change, secondCall: null, caller: { role: 'president' } } as const;
  expect(told('es-lph', president)).toEqual([]);
});

test('Argentina: no sooner than thirty days before', () => {
  const change = { contents: contentIds, secondCall: null } as const;
  expect(told('ar-lgs', { ...change, sentOn: '2026-02-24' })).toEqual([]);
  expect(told('ar-lgs', { ...change, sentOn: '2026-02-23' })).toEqual([
    'sent-too-early: La convocatoria sale el 23 de febrero de 2026, demasiado pronto. Reúnanse a más tardar el 25 de marzo de 2026 o envíela más cerca. [artículo 237]',
  ]);
  expect(check('ar-lgs', { ...change, sentOn: '2026-02-23' }).ok).toBe(false);
});

test('a notice term added by the bylaws is checked', () => {
  const rules = convocationRulesOf('co-ph');
  const longer = withBylawNotice(noticeRuleOf(rules, inTime), calendarDays(20));
  const checked = longer.ok ? checkConvocation(rules, inTime, bogota, longer.value) : null;
  expect(checked?.problems.map(({ problemId }) => problemId)).toEqual(['sent-too-late']);
  const own = withBylawNotice(
    noticeRuleOf(rules, { ...inTime, kind: 'extraordinary' }),
    workingDays(12),
  );
  const late = own.ok ? checkConvocation(rules, inTime, bogota, own.value) : null;
  expect(late).toMatchObject({ ok: false, problems: [{ source: { law: 'los estatutos' } }] });
});

test('the caller must have the power to call', () => {
  const caller = {
    role: 'owners',
    heads: { part: 10, all: 40 },
  } as const;
  const lph = { contents: contentIds, secondCall: null, caller } as const;
  expect(told('es-lph', lph)).toEqual([
    'caller-only-asks: Se pide al presidente; si él no convoca, convocan los propios promotores. [artículos 16.1 y 16.2]',
  ]);
  expect(check('es-lph', lph).ok).toBe(false);
  expect(told('co-ph', { caller: { role: 'council' } })).toEqual([
    'caller-not-entitled: Solo puede convocar a reuniones extraordinarias. [artículo 39]',
  ]);
  expect(check('co-ph', { caller: { role: 'council' } }).ok).toBe(false);
});

test('a missing content is told with the remedy', () => {
  expect(told('co-ph', { someInArrears: true, channel: 'mixed', contents: [] })).toEqual([
    'content-missing: Indique el día y la hora de la reunión. [artículo 39]',
    'content-missing: Indique el lugar de la reunión. [artículo 39]',
    'content-missing: Incluya el orden del día. [artículo 39, parágrafo 1]',
    'content-missing: Incluya la relación de quienes tienen deudas. [artículo 39, parágrafo 2]',
    'content-missing: Explique qué pasa si no hay quórum y cuándo será la segunda reunión. [artículo 41]',
    'content-missing: Indique el medio virtual y cómo se ingresa. [artículo 1]',
  ]);
  expect(check('co-ph', { contents: [] }).ok).toBe(false);
});

const plain = {
  kind: 'ordinary',
  channel: 'hall',
  approvesAccounts: false,
  someInArrears: false,
  secondCall: null,
} as const;
const full = {
  kind: 'extraordinary',
  channel: 'remote',
  approvesAccounts: true,
  someInArrears: true,
  secondCall: { date: '2026-03-31', time: '20:00' },
} as const;

/** Read from the articles: the contents of every notice, and those added when everything happens. */
test.each<[PackId, always: string, more: string]>([
  ['co-ph', 'date-time place second-call-effect', 'agenda debtors medium-access'],
  ['co-sas', 'agenda date-time place', 'inspection-right medium-access'],
  ['co-sa', 'date-time place', 'agenda inspection-right medium-access'],
  ['es-lph', 'agenda date-time place', 'debtors second-call vote-deprivation'],
  ['es-sa', 'agenda caller-office date-time name', 'medium-access'],
  ['es-sl', 'agenda caller-office date-time name', ''],
  ['ar-ccyc', 'agenda date-time place', ''],
  ['ar-lgs', 'agenda date-time place', ''],
  ['cl-21442', 'agenda date-time place', ''],
  ['mx-cdmx', 'agenda date-time place', ''],
  ['mx-lgsm', 'agenda caller-signature date-time place', 'inspection-right'],
  ['generic', 'agenda date-time place', ''],
])('%s: the notice says %s, and when the case arises %s', (packId, always, more) => {
  const rules = convocationRulesOf(packId);
  const ids = (facts: typeof plain | typeof full) =>
    contentsAskedFor(rules, facts).map(({ contentId }) => contentId);
  const base = ids(plain).toSorted();
  expect(base.join(' ')).toBe(always);
  expect(
    ids(full)
      .filter((id) => !base.includes(id))
      .toSorted()
      .join(' '),
  ).toBe(more);
});

test.each<[Partial<typeof full>, string]>([
  [{ kind: 'extraordinary' }, 'agenda'],
  [{ channel: 'remote' }, 'agenda medium-access'],
  [{ someInArrears: true }, 'debtors'],
])('Ley 675: %j adds %s', (change, added) => {
  const rules = convocationRulesOf('co-ph');
  const ids = contentsAskedFor(rules, { ...plain, ...change }).map(({ contentId }) => contentId);
  const always = ['date-time', 'place', 'second-call-effect'];
  expect(ids.filter((id) => !always.includes(id)).join(' ')).toBe(added);
});

test.each<[PackId, Partial<typeof full>, string]>([
  ['co-sa', { kind: 'extraordinary' }, 'agenda'],
  ['co-sa', { channel: 'remote' }, 'medium-access'],
  ['co-sa', { approvesAccounts: true }, 'inspection-right'],
  ['es-sl', { channel: 'remote' }, ''],
  ['es-lph', { secondCall: full.secondCall }, 'second-call'],
])('%s: %j adds %s', (packId, change, added) => {
  const rules = convocationRulesOf(packId);
  const before = contentsAskedFor(rules, plain).map(({ contentId }) => contentId);
  const after = contentsAskedFor(rules, { ...plain, ...change }).map(({ contentId }) => contentId);
  expect(after.filter((id) => !before.includes(id)).join(' ')).toBe(added);
});
