import { randomUUID } from 'node:crypto';
import { composeCancellation, isIntact, noticesInForce, textDigest } from '@asamblea/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { deliverMail } from '../../office/mail/deliverMail.ts';
import { readNotified } from '../../polls/notices/readNotified.ts';
import { openRelay, type Relay } from '../../testing/fakes/localRelay.ts';
import { openMail } from '../../testing/fakes/openMail.ts';
import { calledAssembly, origin } from '../../testing/halls/calledAssembly.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { failSession } from '../sessions/failSession.ts';
import { installSession } from '../sessions/installSession.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { planMeeting } from '../sessions/planMeeting.ts';
import { callOff } from './callOff.ts';
import { noticeMailId } from './queueConvocation.ts';
import { remindPeople } from './remindPeople.ts';
import { sweepConvocations } from './sweepConvocations.ts';

let relay: Relay;
beforeEach(async () => {
  relay = await openRelay();
  vi.stubEnv('ASAMBLEA_SMTP_URL', `smtp://127.0.0.1:${relay.port}`);
  vi.stubEnv('ASAMBLEA_MAIL_FROM', 'mesa@asamblea.test');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await relay.close();
});

async function called() {
  const assembly = await calledAssembly();
  const { assemblyId, at, read } = assembly;
  const now = at('2027-03-05');
  const notice = async (convocationId: string) => {
    const found = (await meetingDocuments.convocation(assemblyId, convocationId).get()).data();
    if (found === undefined) throw new Error('There is no such notice.');
    return found;
  };
  const prepare = async (reason = 'Hay que revisar las cuentas.') => {
    const { facts, sent } = await read();
    const [last] = noticesInForce(facts, sent);
    const seen =
      last === undefined
        ? '0'.repeat(64)
        : textDigest(composeCancellation({ facts, today: '2027-03-05', last, reason, signer: '' }));
    const request = {
      convocationId: randomUUID(),
      session: facts.session,
      reason,
      signer: '',
      seen,
    };
    return { assemblyId, by: 'luis', origin, request, now };
  };
  const deliver = async (mailId: string) => {
    const send = openMail();
    if (send === null) throw new Error('There is no mail.');
    const clock = { now: () => now + 60_000 };
    return taken(await deliverMail({ assemblyId, mailId, send, clock }));
  };
  return { ...assembly, now, notice, prepare, deliver };
}

test('calling off is one more notice with its seal, mailed to everybody, for the same calendar event', async () => {
  const { assemblyId, send, prepare, notice, deliver, now } = await called();
  const first = await send();
  const asked = await prepare();
  const off = taken(await callOff(asked));
  expect(off).toMatchObject({ number: 2, mails: 3 });
  const frozen = await notice(off.convocationId);
  expect(isIntact(frozen)).toBe(true);
  expect(frozen).toMatchObject({
    kind: 'cancellation',
    corrects: first.convocationId,
    sequence: 1,
  });
  expect(await deliver(noticeMailId(off.convocationId, 'person-1'))).toMatchObject({
    state: 'sent',
  });
  const [message] = relay.received;
  const ics = message?.calendar.replace(/\r\n /gu, '');
  expect(message?.text).toContain('Motivo: Hay que revisar las cuentas.');
  expect(message?.files.filter(({ type }) => type === 'application/pdf')).toEqual([]);
  for (const line of [
    ...['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${first.convocationId}@asamblea`, 'SEQUENCE:1'],
    ...['DTSTART;TZID=America/Bogota:20270326T080000', ':mailto:mesa@asamblea.test'],
  ])
    expect(ics).toContain(`${line}\r\n`);
  const view = taken(await readNotified(assemblyId, off.convocationId, now));
  expect(view.convocation.kind).toBe('cancellation');
  expect(view.totals.people).toEqual({ told: 1, untold: 2 });
  const { docs } = await documents.events(assemblyId).get();
  const told = datedEvents(docs).filter(({ kind }) => kind === 'convocation-cancelled');
  expect(told.map(({ by, digest }) => [by, digest])).toEqual([['luis', frozen.digest]]);
});

test('the same again, or two people at once, calls it off once', async () => {
  const { assemblyId, send, prepare, mails } = await called();
  await send();
  const asked = await prepare();
  const other = { ...asked, request: { ...asked.request, convocationId: randomUUID() } };
  const answers = await Promise.all([callOff(asked), callOff(asked), callOff(other)]);
  const codes = answers.map((one) => (one.ok ? one.value.number : one.refusal.code));
  expect(codes.filter((code) => code === 'meeting-not-called').length).toBeGreaterThan(0);
  expect(taken(await callOff(answers[2]?.ok === true ? other : asked)).number).toBe(2);
  expect((await meetingDocuments.convocations(assemblyId).get()).size).toBe(2);
  expect(await mails()).toHaveLength(6);
});

test('mail still waiting of earlier notices is not sent: neither notices nor reminders', async () => {
  const { assemblyId, send, prepare, deliver, notice, mails, now } = await called();
  const { convocationId } = await send({ remindDays: 2 });
  const requestId = randomUUID();
  const remind = () => remindPeople({ assemblyId, convocationId, requestId, by: 'rosa', now });
  expect(taken(await remind()).mails).toBe(3);
  taken(await callOff(await prepare()));
  for (const mailId of [
    noticeMailId(convocationId, 'person-0'),
    derivedId('reminder', requestId, 'person-0'),
  ])
    expect(await deliver(mailId)).toMatchObject({ state: 'failed', failure: 'cancelled' });
  expect(relay.received).toEqual([]);
  expect(await remind()).toMatchObject({ refusal: { code: 'meeting-called-off' } });
  expect(await notice(convocationId)).toMatchObject({ remindDueAt: null, queueDueAt: null });
  await sweepConvocations(now + 900_000);
  expect(await mails()).toHaveLength(9);
});

test('a cancellation cut short after it was frozen is finished by the clock', async () => {
  const { assemblyId, send, prepare, mails, now } = await called();
  await send();
  const { convocationId } = taken(await callOff(await prepare()));
  await documents.mail(assemblyId, noticeMailId(convocationId, 'person-2')).delete();
  await meetingDocuments.convocation(assemblyId, convocationId).update({ queueDueAt: now });
  await sweepConvocations(now + 90_000);
  expect(await mails()).toHaveLength(6);
});

test('nobody holds it until it has a date again, and the notice of that one is a first one', async () => {
  const { assemblyId, send, prepare, notice, read, now, at } = await called();
  const first = await send();
  taken(await callOff(await prepare()));
  const day = at('2027-03-26', '08:30');
  const chair = { assemblyId, by: 'luis', request: { session: 1, call: 1 }, now: day };
  for (const step of [installSession, failSession])
    expect(await step(chair)).toMatchObject({ refusal: { code: 'meeting-called-off' } });
  const off = await read();
  expect([off.facts.startsAt, off.facts.called?.sentOn, off.draft]).toEqual([null, null, null]);
  const { called: how } = off.facts;
  if (how === null) throw new Error('Nobody noted how it is called.');
  const request = {
    session: 1,
    ...how,
    startsAt: at('2027-03-30'),
    secondCallAt: at('2027-04-05'),
  };
  taken(await planMeeting({ assemblyId, by: 'luis', request, now }));
  const again = await send({}, now);
  expect(await notice(again.convocationId)).toMatchObject({
    ...{ kind: 'first', number: 3, sequence: 0, corrects: null },
    calendarId: `${again.convocationId}@asamblea`,
  });
  expect((await notice(first.convocationId)).calledOffAt).toBe(now);
});

test('a meeting not called, already begun, or reread differently is not called off', async () => {
  const { assemblyId, send, prepare, at } = await called();
  const code = async (more: object = {}) => {
    const answer = await callOff({ ...(await prepare()), ...more });
    return answer.ok ? 'done' : answer.refusal.code;
  };
  expect(await code()).toBe('meeting-not-called');
  await send();
  const asked = await prepare();
  const other = { request: { ...asked.request, reason: 'Otro motivo.' } };
  expect(await code(other)).toBe('convocation-reread');
  expect(await code({ now: at('2027-03-26', '08:00') })).toBe('meeting-begun');
  await documents.session(assemblyId, 1).update({ state: 'open' });
  expect(await code()).toBe('meeting-begun');
});

test('a correction that moves the date moves the event of calendars, and its old reminders stay', async () => {
  const { assemblyId, send, deliver, at, now } = await called();
  const first = await send();
  const requestId = randomUUID();
  const { convocationId } = first;
  taken(await remindPeople({ assemblyId, convocationId, requestId, by: 'rosa', now }));
  await documents.session(assemblyId, 1).update({ startsAt: at('2027-03-30', '09:00') });
  const second = await send({ changes: 'Otro día.' }, at('2027-03-05'));
  await deliver(noticeMailId(second.convocationId, 'person-0'));
  expect(await deliver(derivedId('reminder', requestId, 'person-0'))).toMatchObject({
    failure: 'cancelled',
  });
  expect(relay.received).toHaveLength(1);
  const calendar = relay.received[0]?.calendar;
  expect(calendar).toContain(`UID:${first.convocationId}@asamblea`);
  expect(calendar).toContain('SEQUENCE:1\r\n');
  expect(calendar).toContain('DTSTART;TZID=America/Bogota:20270330T090000');
  expect(calendar).toContain('METHOD:PUBLISH');
});
