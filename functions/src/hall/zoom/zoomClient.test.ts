import { afterAll, afterEach, expect, test } from 'vitest';
import type { Clock } from '../../kernel/platform/clock.ts';
import { openZoomServer, zoomAccount } from '../../testing/fakes/simulatedZoom.ts';
import { refusedAnswers, retryAfterHeader } from '../../testing/fakes/zoomFixtures.ts';
import { type NewRegistrant, zoomClient } from './zoomClient.ts';
import { zoomHosts } from './zoomHosts.ts';
import { readRetryAfter } from './zoomReply.ts';

const server = await openZoomServer();
afterAll(server.close);
afterEach(server.forgetTokens);

const waits: number[] = [];
const clock: Clock = {
  now: () => Date.now(),
  wait: async (millis) => void waits.push(millis),
};
const hosts = zoomHosts({ ASAMBLEA_ZOOM_API: server.origin });
const { accountId, clientId, clientSecret } = zoomAccount;
const clientWith = (secret: string = clientSecret) =>
  zoomClient({ login: { accountId, clientId, clientSecret: secret }, hosts, clock });
const client = clientWith();

const meeting = { host: '', topic: 'Torres', startsAt: 0, timeZone: 'America/Bogota', minutes: 60 };
const ana: NewRegistrant = {
  ...{ meetingId: '92674392836', address: 'p1@asamblea.example.com' },
  ...{ firstName: 'Ana', lastName: 'Peña' },
};
const countOf = (start: string) =>
  server.asked.filter(({ method, path }) => `${method} ${path}`.startsWith(start)).length;

test('the client asks Zoom and nobody else, unless the environment names another host', () => {
  expect(zoomHosts({})).toEqual({
    api: 'https://api.zoom.us/v2',
    token: 'https://zoom.us/oauth/token',
  });
  expect(hosts.api).toBe(`${server.origin}/v2`);
});

test('a meeting is scheduled for registered people only, to whom Zoom writes nothing', async () => {
  expect(await client.createMeeting(meeting)).toEqual({
    ok: true,
    value: { id: '92674392836', password: '123456' },
  });
  expect(server.asked.at(-1)).toMatchObject({
    path: '/users/me/meetings',
    body: {
      ...{ type: 2, start_time: '1970-01-01T00:00:00Z', timezone: 'America/Bogota' },
      settings: { approval_type: 0, registrants_confirmation_email: false },
    },
  });
});

test('each one inscribed has a link of their own, and is found again by their address', async () => {
  const made = await client.register(ana);
  expect(made).toMatchObject({ ok: true, value: { joinUrl: expect.stringContaining('tk=') } });
  expect(await client.findRegistrant(ana.meetingId, ana.address)).toEqual(made);
  expect(await client.findRegistrant(ana.meetingId, 'otra@x.test')).toEqual({
    ok: true,
    value: null,
  });
});

test('one token serves many requests, and another is asked for when Zoom takes it back', async () => {
  const before = server.tokens();
  await client.startUrl('1');
  await client.startUrl('1');
  expect(server.tokens() - before).toBe(1);
  server.forgetTokens();
  expect(await client.startUrl('1')).toEqual({ ok: true, value: 'https://example.com/s/11111' });
  expect(server.tokens() - before).toBe(2);
});

test('a wrong secret is said as such', async () => {
  expect(await clientWith('otro').startUrl('1')).toMatchObject({ trouble: 'credentials' });
});

test.each([
  ['meetingGone', 'gone'],
  ['unpaid', 'plan'],
  ['invalidFields', 'refused'],
  ['withoutScopes', 'not-permitted'],
] as const)(
  'what Zoom refuses as in its example %s is %s, and it did nothing',
  async (name, why) => {
    const { status, ...body } = refusedAnswers[name].body;
    server.failNext('GET /meetings/5', { status, body });
    expect(await client.startUrl('5')).toEqual({ ok: false, trouble: why, isSure: true });
  },
);

test('where Zoom asks to wait it is waited for, unless it is until another day', async () => {
  const { status, ...body } = refusedAnswers.daily.body;
  waits.length = 0;
  server.failNext('GET /meetings/6', { status, body, retryAfter: '1' });
  expect((await client.startUrl('6')).ok).toBe(true);
  expect(waits).toEqual([1_000]);
  const tomorrow = new Date(Date.now() + 3_600_000).toISOString();
  server.failNext('GET /meetings/7', { status, body, retryAfter: tomorrow });
  expect(await client.startUrl('7')).toMatchObject({ trouble: 'later', isSure: true });
  expect(waits).toEqual([1_000]);
});

test('the hour to wait until is read as Zoom writes it, and as the standard does', () => {
  const at = Date.parse(retryAfterHeader.body);
  expect(readRetryAfter(retryAfterHeader.body, at - 500)).toBe(500);
  expect(readRetryAfter(retryAfterHeader.body, at + 500)).toBe(0);
  expect(readRetryAfter('2', 0)).toBe(2_000);
  expect(readRetryAfter('pronto', 0)).toBeNull();
});

test.each([['silence'], [{ status: 502 }]] as const)(
  'a request with unknown outcome is repeated where that is harmless, and never where it is not',
  async (fault) => {
    server.failNext('GET /meetings/8', fault);
    expect((await client.startUrl('8')).ok).toBe(true);
    const before = countOf('POST /meetings/9/registrants');
    server.failNext('POST /meetings/9/registrants', fault);
    const unknown = await client.register({ ...ana, meetingId: '9' });
    expect(unknown).toEqual({ ok: false, trouble: 'not-reached', isSure: false });
    expect(countOf('POST /meetings/9/registrants') - before).toBe(1);
  },
);

test('an answer of another shape is no answer', async () => {
  server.failNext('GET /meetings/3', { status: 200, body: { start_url: 'javascript:alert(1)' } });
  expect(await client.startUrl('3')).toMatchObject({ trouble: 'unreadable' });
});

test('ending what ended already is no trouble', async () => {
  expect((await client.endMeeting('4')).ok).toBe(true);
  const { status, ...body } = refusedAnswers.meetingGone.body;
  server.failNext('PUT /meetings/4/status', { status, body });
  expect((await client.endMeeting('4')).ok).toBe(true);
});
