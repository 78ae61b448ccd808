import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { deliverMail } from '../../office/mail/deliverMail.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { openRelay, type Relay } from '../../testing/fakes/localRelay.ts';
import { openMail } from '../../testing/fakes/openMail.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { calledAssembly } from '../../testing/halls/calledAssembly.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { remindPeople } from './remindPeople.ts';
import { writeStopToken } from './stopToken.ts';
import { sweepReminders } from './sweepReminders.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

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

async function called(remindDays: number | null = null) {
  const assembly = await calledAssembly();
  const { assemblyId, now } = assembly;
  const { convocationId } = await assembly.send({ remindDays });
  const remind = (requestId = randomUUID(), at = now) =>
    remindPeople({ assemblyId, convocationId, requestId, by: 'rosa', now: at });
  const reminders = async () => (await assembly.mails()).filter(({ kind }) => kind === 'reminder');
  return { ...assembly, convocationId, remind, reminders };
}

const pageOf = (token: string) =>
  `${server.origin}/api/reminders/stop?t=${encodeURIComponent(token)}`;

test('everybody is reminded once, and the message says how to stop them', async () => {
  const { assemblyId, remind, reminders, now } = await called();
  const requestId = randomUUID();
  expect(taken(await remind(requestId))).toEqual({ mails: 3, stopped: 0 });
  taken(await remind(requestId));
  expect(await reminders()).toHaveLength(3);
  const send = openMail();
  if (send === null) throw new Error('There is no mail.');
  const mailId = derivedId('reminder', requestId, 'person-0');
  taken(await deliverMail({ assemblyId, mailId, send, clock: { now: () => now + 1 } }));
  const [message] = relay.received;
  const token = writeStopToken({ assemblyId, personId: 'person-0' });
  expect(message?.headers.get('list-unsubscribe')).toBe(
    `<https://asamblea.test/api/reminders/stop?t=${token}>`,
  );
  expect(message?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(message?.text).toContain('26 de marzo de 2027');
  expect(message?.html).toContain('Ana &lt;b&gt;0&lt;/b&gt;');
});

test('opening the link stops nothing; its POST does, from a mail program too, and only reminders', async () => {
  const { assemblyId, remind, reminders, send, mails, at } = await called();
  taken(await remind());
  const token = writeStopToken({ assemblyId, personId: 'person-1' });
  const opened = await fetch(pageOf(token));
  expect([opened.status, opened.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  const settings = () => meetingDocuments.reminderSettings(assemblyId).get();
  expect((await settings()).data()).toBeUndefined();
  const stop = () =>
    fetch(pageOf(token), {
      ...{ method: 'POST', body: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect([(await stop()).status, (await stop()).status]).toEqual([200, 200]);
  expect((await settings()).data()).toMatchObject({ stopped: ['person-1'] });
  const states = (await reminders()).map(({ personId, state }) => `${personId} ${state}`).sort();
  expect(states).toEqual(['person-0 queued', 'person-1 failed', 'person-2 queued']);
  expect(taken(await remind())).toEqual({ mails: 2, stopped: 1 });
  const before = (await mails()).filter(({ kind }) => kind === 'notice').length;
  await send({ changes: 'Otro salón.' }, at('2027-03-03'));
  expect((await mails()).filter(({ kind }) => kind === 'notice')).toHaveLength(before + 3);
});

test('a link of somebody else, or cut short, stops nothing', async () => {
  const { assemblyId } = await called();
  const token = writeStopToken({ assemblyId, personId: 'person-1' });
  const forged = token.replace('person-1', 'person-2');
  for (const one of [forged, token.slice(0, -3), '']) {
    expect((await fetch(pageOf(one), { method: 'POST' })).status).toBe(404);
  }
  expect((await meetingDocuments.reminderSettings(assemblyId).get()).exists).toBe(false);
});

test('a notice sends its reminder by itself on its day, once', async () => {
  const { reminders, at } = await called(2);
  await sweepReminders(at('2027-03-23'));
  expect(await reminders()).toHaveLength(0);
  await sweepReminders(at('2027-03-24', '08:01'));
  await sweepReminders(at('2027-03-24', '08:02'));
  expect(await reminders()).toHaveLength(3);
});

test('a meeting that has another date by now is not reminded of with the old one', async () => {
  const { assemblyId, remind, at } = await called();
  await documents.session(assemblyId, 1).update({ startsAt: at('2027-03-28') });
  expect(await remind()).toMatchObject({ refusal: { code: 'convocation-reread' } });
});
