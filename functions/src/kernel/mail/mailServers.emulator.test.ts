import { randomUUID } from 'node:crypto';
import { type MailServer, type MailSettingsAnswer, sendingLife } from '@asamblea/domain';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../createApp.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { sweepKeys } from '../../polls/closing/sweepKeys.ts';
import { openRelay, type Relay } from '../../testing/fakes/localRelay.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newMember } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { documents } from '../database/documents.ts';
import { questionKeys } from '../keys/openQuestionKeys.ts';
import { questionKeyId } from '../keys/questionKeys.ts';
import { systemClock } from '../platform/clock.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const opened: Relay[] = [];
beforeEach(() => vi.stubEnv('ASAMBLEA_SMTP_URL', 'none'));
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(opened.splice(0).map((relay) => relay.close()));
});

async function relayWith(options: Parameters<typeof openRelay>[0] = {}) {
  const relay = await openRelay(options);
  opened.push(relay);
  return relay;
}

const secret = 'clave ñandú del correo';
const login = { user: 'correo@firma.test', password: secret };

function at({ port }: Pick<Relay, 'port'>, more: Partial<MailServer> = {}): MailServer {
  return {
    ...{ host: '127.0.0.1', port, security: 'starttls', user: '', senderName: '' },
    ...{ senderAddress: 'correo@firma.test', replyTo: '', ...more },
  };
}

/** An assembly of a firm that Ana administers, with the browser of its administrator and of its desk. */
async function newOffice(organisationId = `firma-${randomUUID()}`) {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  await documents.organisation(organisationId).set({ name: organisationId });
  await documents.assembly(assemblyId).update({ organisationId });
  await peopleDocuments
    .people(assemblyId, 'v1')
    .doc('person-0')
    .update({ email: 'ana@correo.test', name: 'Ana' });
  const ana = await newMember(assembly, 'admin');
  const person = { uid: ana.uid, name: 'Ana', email: 'ana@firma.test' };
  await documents.organisationMember(organisationId, ana.uid).set(person);
  const admin = await browserOf(server.origin, ana);
  const desk = await browserOf(server.origin, await newMember(assembly, 'registrar'));
  return {
    ...{ assemblyId, organisationId, admin },
    other: await browserOf(server.origin, await newMember(assembly, 'admin')),
    set: (mail: MailServer | null, password?: string | null, path = '/settings/mail') =>
      admin.post(path, {
        ...{ requestId: randomUUID(), server: mail },
        ...(password === undefined ? {} : { password }),
      }),
    look: async () => (await admin.get('/settings/mail')).body as object as MailSettingsAnswer,
    send: () =>
      desk.post('/mail/credential', {
        ...{ requestId: randomUUID(), credentialId: randomUUID(), personId: 'person-0' },
      }),
    try: async () => (await admin.post('/settings/mail/test', { to: 'yo@correo.test' })).body,
  };
}
type Office = Awaited<ReturnType<typeof newOffice>>;

test('mail leaves through the server that was typed, from its sender, with its password', async () => {
  const relay = await relayWith({ login });
  const office = await newOffice();
  const more = { user: login.user, senderName: 'Torres', replyTo: 'mesa@firma.test' };
  expect((await office.set(at(relay, more), secret)).status).toBe(200);
  expect((await office.send()).body).toMatchObject({ state: 'sent' });
  const [message] = relay.received;
  expect(message?.recipients).toEqual(['ana@correo.test']);
  expect(message?.headers.get('from')).toBe('Torres <correo@firma.test>');
  expect(message?.headers.get('reply-to')).toBe('mesa@firma.test');
});

test('an assembly uses its own server, then the organisation’s, then the installation’s, and back', async () => {
  const [own, firm, installed] = [await relayWith(), await relayWith(), await relayWith()];
  const office = await newOffice();
  const sibling = await newOffice(office.organisationId);
  const stranger = await newOffice();
  const counts = () => [own, firm, installed].map(({ received }) => received.length);
  const sends = async (one: Office) => (await one.send()).body.code ?? 'sent';
  expect(await sends(office)).toBe('mail-not-configured');
  expect((await office.look()).inForce).toBeNull();

  vi.stubEnv('ASAMBLEA_SMTP_URL', `smtp://127.0.0.1:${installed.port}`);
  vi.stubEnv('ASAMBLEA_MAIL_FROM', 'mesa@asamblea.test');
  expect([await sends(office), counts()]).toEqual(['sent', [0, 0, 1]]);
  await office.set(at(firm), undefined, '/assemblies/mail');
  expect([await sends(office), await sends(sibling), counts()]).toEqual([
    'sent',
    'sent',
    [0, 2, 1],
  ]);
  expect([await sends(stranger), counts()]).toEqual(['sent', [0, 2, 2]]);
  await office.set(at(own));
  expect([await sends(office), await sends(sibling), counts()]).toEqual([
    'sent',
    'sent',
    [1, 3, 2],
  ]);
  expect(await office.look()).toMatchObject({ inForce: 'assembly', mayOrganise: true });
  await office.set(null);
  expect([await sends(office), counts()]).toEqual(['sent', [1, 4, 2]]);
  await office.set(null, undefined, '/assemblies/mail');
  expect([await sends(office), counts()]).toEqual(['sent', [1, 4, 3]]);
});

test('the server of the organisation is only for its administrators', async () => {
  const office = await newOffice();
  const relay = await relayWith();
  await office.set(at(relay), undefined, '/assemblies/mail');
  const request = { requestId: randomUUID(), server: null };
  const answer = await office.other.post('/assemblies/mail', request);
  expect(answer.body.code).toBe('not-organiser');
  expect((await office.other.get('/settings/mail')).body).toMatchObject({
    ...{ own: null, organisation: null, mayOrganise: false, inForce: 'organisation' },
  });
});

test('the password is in the store of secrets and nowhere else, and the one of before is destroyed', async () => {
  const logged: string[] = [];
  const spies = (['log', 'warn', 'error', 'info'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...said) => void logged.push(String(said))),
  );
  const relay = await relayWith({ login });
  const office = await newOffice();
  const { assemblyId } = office;
  const mail = at(relay, { user: login.user });
  const first = await office.set(mail, secret);
  const before = (await documents.integrationSettings(assemblyId).get()).data()?.mail?.password;
  const kept = await office.set({ ...mail, senderName: 'Otro nombre' });
  await office.set(mail, 'mala');
  expect(await office.try()).toMatchObject({ delivery: 'later', trouble: 'password', reply: 535 });
  const events = (await documents.events(assemblyId).get()).docs.map((one) => one.data());
  const stored = [
    (await documents.integrationSettings(assemblyId).get()).data(),
    (await documents.assembly(assemblyId).get()).data(),
    ...[events, first.body, kept.body, await office.look(), logged],
  ];
  for (const spy of spies) spy.mockRestore();
  expect(JSON.stringify(stored)).toContain('mail-server-changed');
  for (const hidden of [secret, 'mala"', 'ñandú']) {
    expect(JSON.stringify(stored)).not.toContain(hidden);
  }

  const keyId = questionKeyId(assemblyId, before?.name ?? '');
  const keys = questionKeys();
  await sweepKeys(keys, Date.now());
  expect((await keys.read(keyId))?.toString()).toBe(secret);
  await sweepKeys(keys, Date.now() + sendingLife + 1_000);
  expect(await keys.read(keyId)).toBeNull();
});

test('a password goes to no other server than it was typed for', async () => {
  const [relay, thief] = [await relayWith({ login }), await relayWith({ login })];
  const office = await newOffice();
  const mail = at(relay, { user: login.user });
  await office.set(mail, secret);
  const { port } = thief;
  expect((await office.set({ ...mail, port })).body.code).toBe('mail-password-again');
  expect(await office.try()).toMatchObject({ delivery: 'sent', source: 'assembly' });
  expect([relay, thief].map(({ received }) => received.length)).toEqual([1, 0]);
});

test('the same request again changes nothing, and leaves one trace', async () => {
  const relay = await relayWith({ login });
  const office = await newOffice();
  const request = {
    ...{ requestId: randomUUID(), server: at(relay, { user: login.user }), password: secret },
  };
  const [one, again] = [
    await office.admin.post('/settings/mail', request),
    await office.admin.post('/settings/mail', request),
  ];
  expect(again).toMatchObject({ status: 200, body: one.body });
  await office.set(request.server);
  const changed = documents.events(office.assemblyId).where('kind', '==', 'mail-server-changed');
  expect((await changed.get()).size).toBe(1);
});

const gone = await openRelay();
await gone.close();

test.each<readonly [string, Parameters<typeof openRelay>[0], Partial<MailServer>, string]>([
  ['is taken', {}, {}, 'null'],
  ['has nobody there', { refuses: ['yo@correo.test'] }, {}, 'address-refused'],
  ['is from somebody else', { refusesFrom: ['correo@firma.test'] }, {}, 'sender-refused'],
  ['asks who it is', { login }, { user: login.user }, 'password'],
  ['hangs up', { hangsUp: true }, {}, 'cut'],
  ['is not there', {}, { port: gone.port }, 'not-reached'],
  ['is in a network', {}, { host: '10.0.0.1' }, 'host-not-public'],
  ['is of the cloud', {}, { host: '169.254.169.254' }, 'host-not-public'],
  ['has no name', {}, { host: 'no-hay.invalid' }, 'host-unknown'],
  ['has another certificate', { tls: true }, { security: 'tls' }, 'certificate'],
  ['speaks in clear', {}, { security: 'tls' }, 'not-encrypted'],
])('a test to a server that %s says it', async (_, options, more, trouble) => {
  const relay = await relayWith(options);
  const office = await newOffice();
  await office.set(at(relay, more));
  expect(String((await office.try()).trouble)).toBe(trouble);
});

test('tests are not sent without measure, nor where there is no mail', async () => {
  const office = await newOffice();
  expect((await office.try()).code).toBe('mail-not-configured');
  await office.set(at(await relayWith()));
  const codes: unknown[] = [];
  for (let i = 0; i < 6; i += 1) codes.push((await office.try()).code);
  expect(codes[0]).toBeUndefined();
  expect(codes.at(-1)).toBe('too-many-attempts');
});
