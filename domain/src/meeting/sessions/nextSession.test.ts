import { expect, test } from 'vitest';
import { instantOfLocal } from '../../kernel/calendars/zone.ts';
import { type AssemblySession, takesArrivals } from '../../kernel/sessions/assemblySession.ts';
import type { NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';
import { saySession } from '../../kernel/sessions/saySession.ts';
import { sessionStates } from '../../kernel/sessions/sessionState.ts';
import { nextSession } from './nextSession.ts';

const timeZone = 'America/Bogota';
const at = (date: string, time: string) => instantOfLocal(date, time, timeZone);
const failed: AssemblySession = {
  session: 3,
  call: 1,
  state: 'failed',
  startsAt: at('2026-11-21', '19:00'),
  stage: { mode: 'blank' },
  openQuestionIds: [],
  verified: {
    at: 1,
    present: { weight: 1, units: 1 },
    total: { weight: 9, units: 9 },
    met: false,
  },
};
const asked = {
  startsAt: at('2026-11-25', '20:00'),
  waitMinutes: 30,
  lastCall: 2,
  timeZone,
  now: at('2026-11-21', '20:00'),
};

test('on another day people register again, in a session of its own', () => {
  expect(nextSession(failed, asked)).toEqual({
    ok: true,
    value: {
      session: 4,
      call: 2,
      state: 'planned',
      startsAt: asked.startsAt,
      installedAt: null,
      resumesAt: null,
      waitMinutes: 30,
      verified: null,
      stage: { mode: 'quorum' },
      openQuestionIds: [],
    },
  });
});

test('on the same day, by the clocks of the assembly, the hall stays registered', () => {
  const tonight = nextSession(failed, { ...asked, startsAt: at('2026-11-21', '23:30') });
  expect(tonight).toMatchObject({ value: { session: 3, call: 2 } });
  const afterMidnight = nextSession(failed, { ...asked, startsAt: at('2026-11-22', '00:00') });
  expect(afterMidnight).toMatchObject({ value: { session: 4 } });
});

test.each([
  ['a call that did not fail', { ...failed, state: 'planned' as const }, asked, 'call-not-failed'],
  ['more calls than the law knows', { ...failed, call: 2 as const }, asked, 'no-more-calls'],
  [
    'a date before the failed one',
    failed,
    { ...asked, startsAt: failed.startsAt },
    'call-too-early',
  ],
  ['a date that has passed', failed, { ...asked, startsAt: asked.now - 1 }, 'moment-past'],
])('refuses %s', (_what, session, request, code) => {
  expect(nextSession(session, request)).toMatchObject({ refusal: { code } });
});

test('the third call follows the second where the law knows three', () => {
  const outcome = nextSession({ ...failed, call: 2 }, { ...asked, lastCall: 3 });
  expect(outcome).toMatchObject({ value: { call: 3 } });
});

test('the desk works before, during and in the pause, and not once it is over', () => {
  expect(sessionStates.filter((state) => takesArrivals({ state }))).toEqual([
    'planned',
    'open',
    'suspended',
  ]);
  expect(takesArrivals(undefined)).toBe(false);
});

test.each([
  [{ state: 'open' }, null],
  [
    { state: 'planned', startsAt: at('2026-11-25', '20:00') },
    'Está fijada para el 25 de noviembre de 2026 a las 8:00 p. m.',
  ],
  [{ state: 'planned' }, 'Aún no tiene fecha.'],
  [
    { state: 'suspended', resumesAt: at('2026-11-22', '13:05') },
    'Continúa el 22 de noviembre de 2026 a la 1:05 p. m.',
  ],
  [
    { state: 'suspended', resumesAt: null },
    'La presidencia dirá cuándo continúa. Si es otro día, la asistencia se toma de nuevo.',
  ],
  [{ state: 'failed' }, 'Espere la fecha de la siguiente convocatoria.'],
  [{ state: 'closed' }, 'Gracias por participar.'],
] as const)('of %j every screen says %s', (session, text) => {
  expect(saySession(session, timeZone)?.text ?? null).toBe(text);
});

test('the next call keeps how the meeting was called and its notice, and may begin now', () => {
  const called: NotedConvocation = {
    ...{ kind: 'ordinary', approvesAccounts: true, caller: 'administrator' },
    ...{ sentOn: '2026-11-01', secondCallAt: null, place: 'Salón' },
  };
  const now = at('2026-11-25', '20:00');
  const notice = { convocationId: 'n1', sentOn: '2026-11-01', at: 1 };
  const next = nextSession({ ...failed, called, convened: notice }, { ...asked, now });
  expect(next).toMatchObject({ ok: true, value: { called, convened: notice } });
  expect(nextSession(failed, { ...asked, now: now + 1 })).toMatchObject({
    refusal: { code: 'moment-past' },
  });
});
