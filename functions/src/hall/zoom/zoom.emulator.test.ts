import { randomUUID } from 'node:crypto';
import type { ZoomAccount, ZoomConsoleAnswer } from '@asamblea/domain';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { sweepKeys } from '../../polls/closing/sweepKeys.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { openZoomServer, zoomAccount } from '../../testing/fakes/simulatedZoom.ts';
import {
  endedEvent,
  joinedEvent,
  leftEvent,
  validationEvent,
} from '../../testing/fakes/zoomFixtures.ts';
import { hexHmac, readSdkToken, zoomHeaders } from '../../testing/fakes/zoomSigning.ts';
import { newAssembly, newMember, newOpenQuestion, seat } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { zoomDocuments } from './zoomDocuments.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
const zoom = await openZoomServer();
beforeAll(() => vi.stubEnv('ASAMBLEA_ZOOM_API', zoom.origin));
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  zoom.close();
});

const { accountId, clientId, clientSecret, webhookSecret } = zoomAccount;
const account: ZoomAccount = { accountId, clientId, host: '', sdkKey: 'llave' };
const secrets = { clientSecret, webhookSecret, sdkSecret: 'secreto-del-video' };

/** An assembly with its account of Zoom, and the browsers of its conductor and of two of its owners. */
async function newOffice({ isSet = true } = {}) {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  const as = async (role: 'admin' | 'moderator' | 'voter', personId: string | null = null) =>
    browserOf(server.origin, await newMember(assembly, role, personId));
  const admin = await as('admin');
  const set = (more: object = {}) =>
    admin.post('/settings/zoom', { requestId: randomUUID(), account, ...more });
  if (isSet) expect((await set(secrets)).status).toBe(200);
  const read = async () => (await documents.integrationSettings(assemblyId).get()).data()?.zoom;
  const hookKey = (await read())?.hookKey ?? '';
  const tell = async (event: object, { by = webhookSecret, path = hookKey } = {}) => {
    const body = JSON.stringify(event);
    const headers = await zoomHeaders(by, body, Math.floor(Date.now() / 1000));
    const url = `${server.origin}/api/zoom/webhook/${path}`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  };
  const console = async () => {
    const { body } = await admin.get('/zoom/console');
    return body as object as ZoomConsoleAnswer;
  };
  const create = () => admin.post('/zoom/meeting', { requestId: randomUUID() });
  const end = () => admin.post('/zoom/meeting/end', { requestId: randomUUID() });
  const voter = (n: number) => as('voter', `person-${n}`);
  return { assembly, assemblyId, admin, as, set, read, tell, console, create, end, voter, hookKey };
}

/** The event by which Zoom tells that somebody came: any person, and into any meeting. */
function came(meetingId: string, who: object, stay: string = randomUUID()) {
  const { body } = joinedEvent;
  const { object } = body.payload;
  const person = { ...object.participant, registrant_id: '', email: '', participant_uuid: stay };
  const participant = { ...person, ...who };
  return {
    ...body,
    payload: { ...body.payload, object: { ...object, id: meetingId, participant } },
  };
}

function went(meetingId: string, who: object, stay: string) {
  const { body } = leftEvent;
  const { object } = body.payload;
  const person = { ...object.participant, registrant_id: '', email: '', participant_uuid: stay };
  const participant = { ...person, ...who };
  return {
    ...body,
    payload: { ...body.payload, object: { ...object, id: meetingId, participant } },
  };
}

test('the secrets are in the store of secrets and nowhere else, and those of before are destroyed', async () => {
  const logged: string[] = [];
  for (const name of ['log', 'warn', 'error', 'info'] as const) {
    vi.spyOn(globalThis.console, name).mockImplementation((...said) => {
      logged.push(String(said));
    });
  }
  const office = await newOffice();
  const { assemblyId } = office;
  const first = await office.read();
  const changed = await office.set({ webhookSecret: 'otro-secreto' });
  const looked = await office.admin.get('/settings/zoom');
  expect(looked.body.account).toMatchObject({ ...account, takesNotices: true });
  const events = (await documents.events(assemblyId).get()).docs.map((one) => one.data());
  const told = [changed.body, looked.body, events, await office.read(), logged];
  expect(JSON.stringify(told)).toContain('zoom-account-changed');
  for (const hidden of [clientSecret, webhookSecret, 'otro-secreto', 'secreto-del-video']) {
    expect(JSON.stringify(told)).not.toContain(hidden);
  }
  const keys = questionKeys();
  const keyId = questionKeyId(assemblyId, first?.secrets.name ?? '');
  expect((await keys.read(keyId))?.toString()).toContain(clientSecret);
  await sweepKeys(keys, Date.now() + 3 * 60_000);
  expect(await keys.read(keyId)).toBeNull();
  expect((await office.admin.post('/settings/zoom/test', {})).body).toEqual({ trouble: null });
});

test('another account brings its secret; none takes the address of the events away', async () => {
  const office = await newOffice();
  const other = { ...account, clientId: 'otra' };
  expect((await office.set({ account: other })).body.code).toBe('zoom-secret-again');
  await office.set({ account: other, ...secrets });
  expect((await office.admin.post('/settings/zoom/test', {})).body.trouble).toBe('credentials');
  expect((await office.set({ account: null })).body).toMatchObject({ account: null });
  expect((await zoomDocuments.hook(office.hookKey).get()).exists).toBe(false);
  expect((await office.tell(validationEvent.body)).status).toBe(404);
  expect((await office.create()).body.code).toBe('zoom-not-set');
  expect(await office.console()).toMatchObject({ isSet: false, meeting: null });
});

test('the same request again changes nothing, and leaves one trace', async () => {
  const office = await newOffice({ isSet: false });
  const request = { requestId: randomUUID(), ...secrets };
  const [one, again] = [await office.set(request), await office.set(request)];
  expect(again).toMatchObject({ status: 200, body: one.body });
  await office.set();
  const changed = documents.events(office.assemblyId).where('kind', '==', 'zoom-account-changed');
  expect((await changed.get()).size).toBe(1);
});

test('one meeting a session, and one registration a person, however often they press', async () => {
  const office = await newOffice();
  const ana = await office.voter(0);
  expect((await ana.get('/zoom/join')).body.code).toBe('zoom-no-meeting');
  const [one, two] = [await office.create(), await office.create()];
  expect(two.body.meetingId).toBe(one.body.meetingId);
  const before = zoom.asked.length;
  const links = [await ana.get('/zoom/join'), await ana.get('/zoom/join')];
  expect(links[0]?.body.url).toMatch(/^https:\/\/example\.com\/w\/\d+\?tk=/u);
  expect(links[1]?.body.url).toBe(links[0]?.body.url);
  expect(zoom.asked.slice(before).map(({ body }) => body)).toMatchObject([
    {
      first_name: 'Persona',
      last_name: '0',
      email: expect.stringMatching(/@asamblea\.example\.com$/u),
    },
  ]);
  const beto = await office.voter(1);
  expect((await beto.get('/zoom/join')).body.url).not.toBe(links[0]?.body.url);
  expect((await office.admin.post('/zoom/meeting/start', {})).body.url).toMatch(/^https:/u);
});

test('a registration cut short is looked up before registering again', async () => {
  const office = await newOffice();
  const { meetingId } = (await office.create()).body;
  const ana = await office.voter(0);
  zoom.failNext(`POST /meetings/${String(meetingId)}/registrants`, 'silence');
  expect((await ana.get('/zoom/join')).body.code).toBe('zoom-failed');
  expect((await ana.get('/zoom/join')).body.code).toBe('busy');
  const [left] = (await zoomDocuments.registrants(office.assemblyId).get()).docs;
  await left?.ref.update({ askedAt: 0 });
  const inscribed = zoom.registrants().length;
  expect((await ana.get('/zoom/join')).body.url).toMatch(/tk=/u);
  expect(zoom.registrants()).toHaveLength(inscribed);
});

test('Zoom that refuses leaves nothing half made, and one that does not answer is told as such', async () => {
  const office = await newOffice();
  zoom.failNext('POST /users/me/meetings', { status: 400, body: { code: 300, message: '' } });
  expect((await office.create()).body.code).toBe('zoom-failed');
  zoom.failNext('POST /users/me/meetings', 'silence');
  expect((await office.create()).body.code).toBe('zoom-unsure');
  expect((await office.create()).status).toBe(200);
});

test('events are believed only when Zoom signed them, and its own question is answered', async () => {
  const office = await newOffice();
  const { meetingId } = (await office.create()).body;
  const event = came(String(meetingId), { user_name: 'Nadie' });
  expect((await office.tell(event, { by: 'otro' })).status).toBe(401);
  expect((await office.tell(event, { path: 'x'.repeat(32) })).status).toBe(404);
  expect(await office.console()).toMatchObject({ unknown: [] });
  const { plainToken } = validationEvent.body.payload;
  expect(await office.tell(validationEvent.body)).toEqual({
    status: 200,
    body: { plainToken, encryptedToken: await hexHmac(webhookSecret, plainToken) },
  });
  const others = { event: 'recording.completed', payload: {} };
  expect((await office.tell(others)).status).toBe(200);
  expect((await office.tell(came('1', { user_name: 'De otra reunión' }))).status).toBe(200);
  expect((await office.tell(event)).status).toBe(200);
  expect(await office.console()).toMatchObject({ unknown: [{ name: 'Nadie' }] });
});

test('people in the video and people who vote are listed side by side, and neither implies the other', async () => {
  const office = await newOffice();
  const { assembly, assemblyId, admin } = office;
  const meetingId = String((await office.create()).body.meetingId);
  const join = async (n: number) => {
    await (await office.voter(n)).get('/zoom/join');
    const found = await zoomDocuments.registrants(assemblyId).get();
    const mine = found.docs.find((one) => one.data().personId === `person-${n}`)?.data();
    return { registrant_id: mine?.registrantId ?? '', user_name: `Persona ${n}` };
  };
  await seat(assembly, assembly.units.slice(0, 2));
  for (const unitId of ['U0', 'U1']) {
    await peopleDocuments.attendance(assemblyId, 1).doc(unitId).update({ channel: 'online' });
  }
  const [ana, leo] = [await join(0), await join(2)];
  await office.tell(came(meetingId, ana));
  await office.tell(came(meetingId, leo));
  await admin.post('/zoom/meeting/join', {});
  const staff = zoom.registrants().at(-1)?.id;
  await office.tell(came(meetingId, { registrant_id: staff, user_name: 'La mesa' }));
  const now = await office.console();
  expect(now).toMatchObject({
    ...{ settled: 1, unknown: [], chosen: [], takesNotices: true },
    notAccredited: [{ personId: 'person-2', name: 'Persona 2', units: ['U2'] }],
    notConnected: [{ personId: 'person-1', units: ['U1'] }],
  });
  expect(now.staff).toHaveLength(1);
  expect([...now.connected].sort()).toEqual(['person-0', 'person-2']);
  const present = peopleDocuments.attendance(assemblyId, 1).where('present', '==', true);
  expect((await present.get()).size).toBe(2);
});

test('an unknown participant is shown with a likely match; one press confirms it, another undoes it', async () => {
  const office = await newOffice();
  const meetingId = String((await office.create()).body.meetingId);
  const stay = randomUUID();
  const event = came(meetingId, { user_name: 'PERSONA 1' }, stay);
  await office.tell(event);
  const [unknown] = (await office.console()).unknown;
  expect(unknown?.perhaps).toEqual({ personId: 'person-1', name: 'Persona 1', units: ['U1'] });
  const key = unknown?.key ?? '';
  const press = (personId: string | null) => office.admin.post('/zoom/match', { key, personId });
  expect((await press('nadie')).body.code).toBe('person-unknown');
  await press('person-1');
  await press('person-1');
  await office.tell(event);
  const settled = await office.console();
  expect(settled).toMatchObject({ unknown: [], notAccredited: [{ personId: 'person-1' }] });
  expect(settled.chosen).toMatchObject([{ key, shownAs: 'PERSONA 1', name: 'Persona 1' }]);
  await press(null);
  expect((await office.console()).unknown).toHaveLength(1);
  const events = (await documents.events(office.assemblyId).get()).docs.map((one) => one.data());
  const kinds = events.map(({ kind }) => kind).filter((kind) => kind.includes('identified'));
  expect(kinds.sort()).toEqual(['video-identified', 'video-unidentified']);
  const found = await office.admin.post('/zoom/people', { text: 'persona 2' });
  expect(found.body.people).toEqual([{ personId: 'person-2', name: 'Persona 2', units: ['U2'] }]);
});

test('in any order, and any number of times, the same events leave the same', async () => {
  const office = await newOffice();
  const meetingId = String((await office.create()).body.meetingId);
  const [gone, here] = [randomUUID(), randomUUID()];
  const events = [
    came(meetingId, { user_name: 'Se fue' }, gone),
    went(meetingId, { user_name: 'Se fue' }, gone),
    came(meetingId, { user_name: 'Sigue' }, here),
  ];
  const known = async () => {
    const found = await zoomDocuments.participants(office.assemblyId).get();
    return found.docs.map((one) => [one.id, one.data()]);
  };
  for (const event of events) await office.tell(event);
  const once = await known();
  const [first, second, third] = events;
  for (const event of [second, third, first, third, second, first]) await office.tell(event ?? {});
  expect(await known()).toEqual(once);
  expect((await office.console()).unknown.map(({ name }) => name)).toEqual(['Sigue']);

  const late = await newOffice();
  const other = String((await late.create()).body.meetingId);
  await late.tell(went(other, {}, gone));
  await late.tell(came(other, {}, gone));
  expect((await late.console()).unknown).toEqual([]);

  const { body } = endedEvent;
  const object = { ...body.payload.object, id: meetingId };
  await office.tell({ ...body, payload: { ...body.payload, object } });
  expect((await office.console()).unknown).toEqual([]);
});

test('ending ends it at Zoom and for its followers, but not during a vote', async () => {
  const office = await newOffice();
  const { assembly, assemblyId } = office;
  await office.create();
  await newOpenQuestion(assembly);
  expect((await office.end()).body.code).toBe('voting-in-progress');
  await documents.session(assemblyId, 1).update({ openQuestionIds: [] });
  const [one, again] = [await office.end(), await office.end()];
  expect(again.body.endedAt).toBe(one.body.endedAt);
  const ends = zoom.asked.filter(({ path }) => path.endsWith('/status')).map(({ body }) => body);
  expect(ends).toEqual([{ action: 'end' }]);
  const session = (await documents.session(assemblyId, 1).get()).data();
  expect(session?.remoteEndedAt).toBe(one.body.endedAt);
  const ana = await office.voter(0);
  expect((await ana.get('/zoom/join')).body.code).toBe('zoom-over');
  expect((await office.create()).status).toBe(200);
  expect((await documents.session(assemblyId, 1).get()).data()?.remoteEndedAt).toBeNull();
  expect((await ana.get('/zoom/join')).status).toBe(200);
});

test('the video kit is signed for the participant, and only where it was switched on with a key', async () => {
  const office = await newOffice();
  const { admin, assembly, assemblyId } = office;
  const turn = (isOn: boolean) => admin.post('/settings/zoom/page', { isOn });
  const ana = await office.voter(0);
  const inscribed = zoom.registrants().length;
  const own = async () => (await ana.get('/zoom/own')).body;
  const settings = async () => (await admin.get('/settings/zoom')).body.inPage;
  expect(await settings()).toEqual({ isOn: false, lacks: 'meeting' });
  expect((await turn(true)).body.code).toBe('zoom-no-meeting');
  const meetingId = String((await office.create()).body.meetingId);
  expect((await ana.get('/zoom/signature')).body.code).toBe('zoom-no-sdk');
  expect(zoom.registrants()).toHaveLength(inscribed);
  expect(await own()).toEqual({ isOn: true, inPage: false });
  for (const _again of [1, 2]) expect((await turn(true)).body).toMatchObject({ isOn: true });
  expect(await own()).toEqual({ isOn: true, inPage: true });
  expect((await hallDocuments.liveRoom(assembly.cot).get()).data()).toMatchObject({ video: 1 });
  const changed = documents.events(assemblyId).where('kind', '==', 'video-changed');
  expect((await changed.get()).size).toBe(1);

  const { body } = await ana.get('/zoom/signature');
  expect(body).toMatchObject({ sdkKey: 'llave', meetingNumber: meetingId, userName: 'Persona 0' });
  expect(body.registrantToken).toMatch(/^ficha-/u);
  const read = await readSdkToken(String(body.signature), 'secreto-del-video');
  expect(read).toMatchObject({ isSigned: true, payload: { mn: meetingId, role: 0 } });

  await office.set({ account: { ...account, sdkKey: '' } });
  expect((await ana.get('/zoom/signature')).body.code).toBe('zoom-no-sdk');
  expect((await turn(true)).body.code).toBe('zoom-key-missing');
  // The key that comes back does not bring the video with it.
  await office.set({ account, ...secrets });
  expect(await settings()).toEqual({ isOn: false, lacks: null });
  expect(await own()).toEqual({ isOn: true, inPage: false });
  expect(
    (await (await office.as('moderator')).post('/settings/zoom/page', { isOn: true })).status,
  ).toBe(403);
  expect((await turn(false)).status).toBe(200);
});
