import { expect, test } from 'vitest';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { decideMeetingPlan, type PlanMeetingRequest, planMeetingRequest } from './meetingCall.ts';

const now = Date.UTC(2026, 2, 1);
const day = 24 * 60 * 60 * 1000;
const session: AssemblySession = {
  ...{ session: 1, call: 1, state: 'planned', startsAt: now - day },
  ...{ stage: { mode: 'quorum' }, openQuestionIds: [] },
};
const request: PlanMeetingRequest = {
  ...{ session: 1, startsAt: now + 20 * day, kind: 'ordinary', approvesAccounts: true },
  ...{ caller: 'administrator', sentOn: null, secondCallAt: null, place: 'Salón comunal' },
};

test('the meeting has its date and how it is called, and nothing else of it moves', () => {
  const { session: _, startsAt, ...called } = request;
  expect(decideMeetingPlan(session, request, now)).toEqual({
    ok: true,
    value: { ...session, startsAt, called },
  });
});

test('how it was called may be noted when its hour has come, with the hour it has', () => {
  const asked = { ...request, startsAt: session.startsAt };
  expect(decideMeetingPlan(session, asked, now).ok).toBe(true);
});

test.each([
  ['another session than the one that was seen', {}, { session: 2 }, 'session-changed'],
  ['one that was opened', { state: 'open' as const }, {}, 'meeting-begun'],
  ['one that goes in its second call', { call: 2 as const }, {}, 'meeting-begun'],
  ['a date that is over', {}, { startsAt: now - 2 * day }, 'moment-past'],
])('not of %s', (_, seen, asked, code) => {
  const planned = decideMeetingPlan({ ...session, ...seen }, { ...request, ...asked }, now);
  expect(planned).toMatchObject({ ok: false, refusal: { code } });
});

test.each([
  ['a day that is none', { sentOn: '2026-02-30' }],
  ['somebody whom no law names', { caller: 'neighbour' }],
  ['a place without end', { place: 'a'.repeat(201) }],
  ['an hour of nobody', { startsAt: 0.5 }],
])('refuses %s as it comes', (_, wrong) => {
  expect(planMeetingRequest.safeParse(request).success).toBe(true);
  expect(planMeetingRequest.safeParse({ ...request, ...wrong }).success).toBe(false);
});

test('a meeting called off gets a new date in the future, in any call', () => {
  const calledOff = { convocationId: 'n2', at: now };
  const off = { ...session, call: 2 as const, startsAt: now - day, calledOff };
  const planned = decideMeetingPlan(off, { ...request, session: 1 }, now);
  expect(planned.ok && planned.value).toMatchObject({ calledOff: null, call: 2 });
  const past = decideMeetingPlan(off, { ...request, startsAt: off.startsAt }, now);
  expect(past).toMatchObject({ refusal: { code: 'moment-past' } });
});

test('a date may be the present instant', () => {
  expect(decideMeetingPlan(session, { ...request, startsAt: now }, now).ok).toBe(true);
});

test('the day on which the notice went out stays as the notice says; before it, as it is planned', () => {
  const asked = { ...request, sentOn: '2026-02-10' };
  const notice = { convocationId: 'n1', sentOn: '2026-02-20', at: 1 };
  const day = (planned: ReturnType<typeof decideMeetingPlan>) =>
    planned.ok ? planned.value.called?.sentOn : 'refused';
  expect(day(decideMeetingPlan(session, asked, now))).toBe('2026-02-10');
  const { session: _, startsAt: __, ...called } = { ...request, sentOn: '2026-02-20' };
  const convened = { ...session, called, convened: notice };
  expect(day(decideMeetingPlan(convened, asked, now))).toBe('2026-02-20');
  expect(day(decideMeetingPlan({ ...session, convened: notice }, asked, now))).toBeNull();
});
