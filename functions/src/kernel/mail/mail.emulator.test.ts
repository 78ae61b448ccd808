import { randomUUID } from 'node:crypto';
import {
  invitationIn,
  mailAttemptsAtMost,
  readInvitationToken,
  sendingLife,
} from '@asamblea/domain';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../createApp.ts';
import { deliverMail } from '../../office/mail/deliverMail.ts';
import { queueCredential } from '../../office/mail/queueCredential.ts';
import { sweepMail } from '../../office/mail/sweepMail.ts';
import { enterByInvitation } from '../../people/invitations/enterByInvitation.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { openRelay, type Relay } from '../../testing/fakes/localRelay.ts';
import { openMail } from '../../testing/fakes/openMail.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { paintedPng, pngSignature } from '../../testing/files/paintedPng.ts';
import {
  newAssembly,
  newMember,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { setColours } from '../brand/setColours.ts';
import { setPicture } from '../brand/setPicture.ts';
import { documents } from '../database/documents.ts';
import { openFiles } from '../files/openFiles.ts';
import { systemClock } from '../platform/clock.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const origin = 'https://asamblea.test';
const opened: Relay[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((relay) => relay.close()));
});

async function relayWith(options: Parameters<typeof openRelay>[0] = {}) {
  const relay = await openRelay(options);
  opened.push(relay);
  return relay;
}

function sender({ port }: Pick<Relay, 'port'>) {
  const url = `smtp://127.0.0.1:${port}`;
  const send = openMail({ ASAMBLEA_SMTP_URL: url, ASAMBLEA_MAIL_FROM: 'mesa@asamblea.test' });
  if (send === null) throw new Error('There is no mail.');
  return send;
}

async function assemblyWith(email: string | null, name = 'Ana <i>Peña</i>') {
  const assembly = await newAssembly(1);
  await peopleDocuments.people(assembly.assemblyId, 'v1').doc('person-0').update({ email, name });
  return assembly;
}

function queueing({ assemblyId }: TestAssembly, requestId: string, now = Date.now()) {
  const request = { requestId, credentialId: requestId, personId: 'person-0' };
  return queueCredential({ assemblyId, by: 'desk', origin, request, now });
}

const linkIn = (text: string) => invitationIn(/#invitacion=\S+/u.exec(text)?.[0] ?? '') ?? '';

/** A busy machine takes its time between two sweeps. */
const patience = { timeout: 20_000 };

test('sends a person their way in, and the link opens it', async () => {
  const relay = await relayWith();
  const assembly = await assemblyWith('ana.ruiz@correo.test');
  const { assemblyId } = assembly;
  const requestId = randomUUID();
  taken(await queueing(assembly, requestId));
  const clock = { now: () => Date.now() };
  const deliver = () => deliverMail({ assemblyId, mailId: requestId, send: sender(relay), clock });
  expect(taken(await deliver())).toEqual({ state: 'sent', to: 'a…@c….test', failure: null });
  const [message] = relay.received;
  expect(message?.recipients).toEqual(['ana.ruiz@correo.test']);
  expect(message?.headers.get('subject')).toBe('Su credencial para votar: Conjunto de ensayo');
  expect(message?.html).toContain('Ana &lt;i&gt;Peña&lt;/i&gt;');
  expect(message?.pictures).toHaveLength(1);
  const token = linkIn(message?.text ?? '');
  const phone = { name: 'iPhone', since: Date.now() };
  expect((await enterByInvitation({ token, browser: randomUUID() }, phone)).ok).toBe(true);
});

test('a message bears the logo of its assembly inside, and its colour', async () => {
  const relay = await relayWith();
  const assembly = await assemblyWith('ana.ruiz@correo.test');
  const { assemblyId } = assembly;
  const content = paintedPng(80, 40).toString('base64');
  const change = { assemblyId, by: 'admin', now: Date.now() };
  const request = { kind: 'logo' as const, content };
  taken(await setPicture({ ...change, request, files: openFiles() }));
  const colours = { light: { primary: '#7a1f5c' } };
  taken(await setColours({ ...change, request: { colours } }));
  const send = async () => {
    const requestId = randomUUID();
    taken(await queueing(assembly, requestId));
    const clock = { now: () => Date.now() };
    taken(await deliverMail({ assemblyId, mailId: requestId, send: sender(relay), clock }));
  };
  await send();
  const [message] = relay.received;
  const [, cid = ''] =
    /<img src="cid:(logo-[^"]+)" width="112" height="56"/u.exec(message?.html ?? '') ?? [];
  const logo = message?.pictures.find((picture) => picture.cid === `<${cid}>`);
  expect(logo?.bytes.subarray(0, 8)).toEqual(pngSignature);
  expect(message?.html).toContain('background:#7a1f5c;color:#ffffff');
  expect(message?.pictures).toHaveLength(2);

  // A logo that is not there keeps no message back.
  const brand = { logo: { version: '0'.repeat(32), width: 1, height: 1 } };
  await documents.assembly(assemblyId).update({ brand });
  await send();
  expect(relay.received[1]?.pictures).toHaveLength(1);
  expect(relay.received[1]?.html).not.toContain('cid:logo');
});

test('the door sends at once, asks again with the same request, and says when there is no mail', async () => {
  const assembly = await assemblyWith('ana@correo.test');
  const claims = await newMember(assembly, 'registrar');
  const desk = await browserOf(server.origin, claims);
  const request = {
    ...{ requestId: randomUUID(), credentialId: randomUUID(), personId: 'person-0' },
  };
  const press = () => desk.post('/mail/credential', request);
  vi.stubEnv('ASAMBLEA_SMTP_URL', 'none');
  expect((await press()).body.code).toBe('mail-not-configured');
  const relay = await relayWith();
  vi.stubEnv('ASAMBLEA_SMTP_URL', `smtp://127.0.0.1:${relay.port}`);
  vi.stubEnv('ASAMBLEA_MAIL_FROM', 'mesa@asamblea.test');
  expect(await press()).toMatchObject({ status: 200, body: { state: 'sent', to: 'a…@c….test' } });
  expect((await press()).body.state).toBe('sent');
  vi.unstubAllEnvs();
  expect(relay.received).toHaveLength(1);
  expect(relay.received[0]?.text).toContain(`${server.origin}/loginVirtual#invitacion=`);
});

test('pressed twice, or many times at once, it is one message', async () => {
  const relay = await relayWith();
  const assembly = await assemblyWith('ana@correo.test');
  const { assemblyId } = assembly;
  const requestId = randomUUID();
  const clock = { now: () => Date.now() };
  const press = async () => {
    taken(await queueing(assembly, requestId));
    taken(await deliverMail({ assemblyId, mailId: requestId, send: sender(relay), clock }));
  };
  await Promise.all([press(), press(), press()]);
  await press();
  expect(relay.received).toHaveLength(1);
  const events = await documents.events(assemblyId).where('kind', '==', 'invited-by-mail').get();
  expect(events.docs.map((event) => event.data().to)).toEqual(['a…@c….test']);
});

test('a relay that was down gets the message once it is up, with the same link', async () => {
  const down = await openRelay();
  await down.close();
  const assembly = await assemblyWith('ana@correo.test');
  const { assemblyId } = assembly;
  const requestId = randomUUID();
  let now = Date.now();
  const clock = { now: () => now };
  taken(await queueing(assembly, requestId, now));
  const first = await deliverMail({ assemblyId, mailId: requestId, send: sender(down), clock });
  expect(taken(first).state).toBe('queued');
  const relay = await relayWith({ port: down.port });
  await sweepMail(async () => sender(relay), clock);
  expect(relay.received).toEqual([]);
  now += 60_000;
  await vi.waitFor(async () => {
    await sweepMail(async () => sender(relay), clock);
    expect(relay.received).toHaveLength(1);
  }, patience);
  await sweepMail(async () => sender(relay), clock);
  expect(relay.received).toHaveLength(1);
  expect(readInvitationToken(linkIn(relay.received[0]?.text ?? ''))?.assemblyId).toBe(assemblyId);
  expect((await documents.mail(assemblyId, requestId).get()).data()).toMatchObject({
    state: 'sent',
    attempts: 2,
  });
});

test('gives up an address that is refused, and a process that was cut', async () => {
  const relay = await relayWith({ refuses: ['ana@correo.test'] });
  const assembly = await assemblyWith('ana@correo.test');
  const { assemblyId } = assembly;
  const [refused, cut] = [randomUUID(), randomUUID()];
  const clock = { now: () => Date.now() };
  taken(await queueing(assembly, refused));
  const answer = await deliverMail({ assemblyId, mailId: refused, send: sender(relay), clock });
  expect(taken(answer)).toMatchObject({ state: 'failed', failure: 'address-refused' });
  taken(await queueing(assembly, cut));
  const never = new Promise<never>(() => undefined);
  void deliverMail({ assemblyId, mailId: cut, send: () => never, clock });
  const reference = documents.mail(assemblyId, cut);
  await vi.waitFor(async () => {
    expect((await reference.get()).data()?.state).toBe('sending');
  }, patience);
  await vi.waitFor(async () => {
    await sweepMail(async () => sender(relay), { now: () => Date.now() + sendingLife + 1_000 });
    expect((await reference.get()).data()).toMatchObject({ state: 'failed', failure: 'unknown' });
  }, patience);
  expect(relay.received).toEqual([]);
});

test.each([
  ['nobody wrote an address', null],
  ['what was written is no address', 'ana@correo.test\r\nBcc: otro@correo.test'],
])('when %s nothing is queued', async (_, email) => {
  const assembly = await assemblyWith(email);
  expect(await queueing(assembly, randomUUID())).toMatchObject({
    refusal: { code: 'mail-without-address' },
  });
});

test('a person is not mailed without measure, and a name never changes another request', async () => {
  const assembly = await assemblyWith('ana@correo.test');
  const [first, ...rest] = Array.from({ length: mailAttemptsAtMost }, () => randomUUID());
  const outcomes = [await queueing(assembly, first ?? '')];
  for (const requestId of rest) outcomes.push(await queueing(assembly, requestId));
  expect(outcomes.at(-1)).toMatchObject({ refusal: { code: 'too-many-attempts' } });
  expect(await queueing(assembly, first ?? '')).toMatchObject({ ok: true });
  const other = { requestId: first ?? '', credentialId: first ?? '', personId: 'someone-else' };
  const { assemblyId } = assembly;
  const asked = { assemblyId, by: 'desk', origin, request: other, now: Date.now() };
  expect(await queueCredential(asked)).toMatchObject({ refusal: { code: 'bad-request' } });
});

test('stores neither the address nor the link', async () => {
  const assembly = await assemblyWith('ana.ruiz@correo.test');
  const { assemblyId } = assembly;
  const requestId = randomUUID();
  const relay = await relayWith();
  taken(await queueing(assembly, requestId));
  const clock = { now: () => Date.now() };
  taken(await deliverMail({ assemblyId, mailId: requestId, send: sender(relay), clock }));
  const { secret } = readInvitationToken(linkIn(relay.received[0]?.text ?? '')) ?? { secret: '?' };
  const events = (await documents.events(assemblyId).get()).docs.map((event) => event.data());
  const kept = JSON.stringify([events, (await documents.mail(assemblyId, requestId).get()).data()]);
  expect(kept).toContain('invited-by-mail');
  for (const hidden of ['ana.ruiz', 'correo.test', secret]) expect(kept).not.toContain(hidden);
});
