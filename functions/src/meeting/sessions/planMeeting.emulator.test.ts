import type { PlanMeetingRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { checkMeetingOf } from './checkMeetingOf.ts';
import { planMeeting } from './planMeeting.ts';

const now = Date.UTC(2026, 2, 9, 15, 0);
const startsAt = Date.UTC(2026, 2, 26, 23, 0);
const request: PlanMeetingRequest = {
  ...{ session: 1, startsAt, kind: 'ordinary', approvesAccounts: true, caller: 'administrator' },
  ...{ sentOn: '2026-03-11', secondCallAt: null, place: 'Salón comunal' },
};

async function planned() {
  const { assemblyId } = await newAssembly(2);
  const session = documents.session(assemblyId, 1);
  await session.update({ state: 'planned' });
  const plan = (more: Partial<PlanMeetingRequest> = {}) =>
    planMeeting({ assemblyId, by: 'admin', request: { ...request, ...more }, now });
  const events = async () => {
    const kept = documents.events(assemblyId).where('kind', '==', 'meeting-called');
    return (await kept.get()).docs.map((event) => event.data());
  };
  return { assemblyId, session, plan, events };
}

test('the date is fixed, the law is told with the holidays of the country, and once in the record', async () => {
  const { assemblyId, session, plan, events } = await planned();
  expect(taken(await checkMeetingOf(assemblyId, now))).toEqual({ check: null });
  const { check } = taken(await plan());
  expect(check).toMatchObject({ lastDay: '2026-03-10', withoutHolidays: false });
  expect(check?.problems.map(({ text }) => text).join(' ')).toContain(
    'debía salir a más tardar el 10 de marzo de 2026',
  );
  expect((await session.get()).data()).toMatchObject({ startsAt, state: 'planned' });
  taken(await plan({ sentOn: '2026-03-10' }));
  expect(taken(await checkMeetingOf(assemblyId, now)).check?.problems).toMatchObject([
    { text: expect.stringContaining('segunda convocatoria') },
  ]);
  expect(await events()).toMatchObject([{ until: startsAt, session: 1, call: 1 }]);
});

test('the notice lists the owners in arrears', async () => {
  const { assemblyId, plan } = await planned();
  const lists = async () =>
    JSON.stringify(taken(await plan()).check?.contents).includes('tienen deudas');
  expect(await lists()).toBe(false);
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U0')
    .update({ inArrears: true, headOwes: true });
  expect(await lists()).toBe(true);
});

test('once it began its date is not changed', async () => {
  const { session, plan } = await planned();
  await session.update({ state: 'open' });
  expect(await plan()).toMatchObject({ ok: false, refusal: { code: 'meeting-begun' } });
  expect((await session.get()).data()?.called).toBeUndefined();
});
