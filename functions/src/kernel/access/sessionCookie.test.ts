import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { readKey } from '../keys/keys.ts';
import { Refused } from '../platform/refused.ts';
import {
  beginHeld,
  clearSessionCookie,
  readSessionCookie,
  setSessions,
  signSessions,
} from './sessionCookie.ts';

const claims = { assembly: 'a1', uid: 'u1', sid: 's1' };
const day = 24 * 60 * 60 * 1000;

const app = express();
app.get('/set', async (request, response) => {
  const remember = request.query.remember === 'true';
  await setSessions(response, [beginHeld(claims, remember, Date.now())], Date.now());
  response.end();
});
app.get('/clear', (_request, response) => {
  clearSessionCookie(response);
  response.end();
});
app.all('/read', async (request, response) => {
  try {
    response.json(await readSessionCookie(request));
  } catch (error) {
    response.json(error instanceof Refused ? error.refusal.code : null);
  }
});
const { origin, close } = await serveLocally(app);

beforeAll(() => {
  vi.stubEnv('ASAMBLEA_KEYS_DIR', mkdtempSync(join(tmpdir(), 'keys-')));
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
});
afterEach(() => vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined));
afterAll(() => {
  vi.unstubAllEnvs();
  close();
});

async function cookieOf(path: string): Promise<string> {
  const answer = await fetch(`${origin}${path}`);
  return answer.headers.get('set-cookie') ?? '';
}

async function read(
  cookie: string,
  { method = 'GET', query = '', named = {} as Record<string, string> } = {},
): Promise<unknown> {
  const answer = await fetch(`${origin}/read${query}`, { method, headers: { cookie, ...named } });
  return answer.json();
}

const elsewhere = { assembly: 'a2', uid: 'u1', sid: 's2' };
async function holdingBoth() {
  const both = [claims, elsewhere].map((one) => beginHeld(one, false, Date.now()));
  return `__session=${await signSessions(both)}`;
}

test('a request is of the assembly that it names, and of no other one', async () => {
  const cookie = await holdingBoth();
  for (const method of ['GET', 'POST']) {
    const of = (name: string) => read(cookie, { method, named: { 'X-Assembly': name } });
    expect([await of('a1'), await of('a2'), await of('a3')]).toEqual([claims, elsewhere, null]);
  }
});

test('a request that names no assembly reads the last one entered, and changes nothing', async () => {
  const cookie = await holdingBoth();
  expect(await read(cookie)).toEqual(elsewhere);
  expect(await read(cookie, { method: 'POST' })).toBe('assembly-unnamed');
  const alone = `__session=${await signSessions([beginHeld(claims, false, Date.now())])}`;
  expect(await read(alone, { method: 'POST' })).toEqual(claims);
});

test('a link to a file names it in its address; what changes something does not', async () => {
  const cookie = await holdingBoth();
  expect(await read(cookie, { query: '?assembly=a1' })).toEqual(claims);
  expect(await read(cookie, { method: 'POST', query: '?assembly=a1' })).toBe('assembly-unnamed');
});

test('each session runs out by itself', async () => {
  const begun = (assembly: string, ago: number) =>
    beginHeld({ ...claims, assembly }, false, Date.now() - ago);
  const cookie = `__session=${await signSessions([begun('new', 0), begun('old', day)])}`;
  expect(await read(cookie)).toMatchObject({ assembly: 'new' });
  expect(await read(cookie, { named: { 'X-Assembly': 'old' } })).toBeNull();
});

test('the cookie of before, of one session, still counts', async () => {
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(readKey('session')));
  expect(await read(`__session=${token}`)).toEqual(claims);
});

test('reads back the person it was given to, among other cookies', async () => {
  const token = await signSessions([beginHeld(claims, false, Date.now())]);
  expect(await read(`theme=dark; __session=${token}; other=1`)).toEqual(claims);
});

test('is out of reach of scripts and of other sites, and travels encrypted in the cloud', async () => {
  const cookie = await cookieOf('/set');
  expect(cookie).toContain('; HttpOnly; Secure; SameSite=Lax');
  expect(cookie).toContain('; Path=/');
});

test('needs no encryption on this machine, where there is none', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
  expect(await cookieOf('/set')).not.toContain('Secure');
});

test('lasts thirty days when remembered, and otherwise until the browser closes', async () => {
  expect(await cookieOf('/set?remember=true')).toContain('Max-Age=2592000;');
  expect(await cookieOf('/set')).not.toContain('Max-Age');
});

test('with one that is not to be remembered, all of them go with the window', async () => {
  app.get('/mixed', async (_request, response) => {
    const now = Date.now();
    await setSessions(
      response,
      [beginHeld(claims, true, now), beginHeld(elsewhere, false, now)],
      now,
    );
    response.end();
  });
  expect(await cookieOf('/mixed')).not.toContain('Max-Age');
});

test('is cleared with the attributes it was set with', async () => {
  const cookie = await cookieOf('/clear');
  expect(cookie).toContain('__session=; Path=/; Expires=Thu, 01 Jan 1970');
  expect(cookie).toContain('HttpOnly; Secure; SameSite=Lax');
});

test.each([
  ['12 hours', false, day / 2],
  ['30 days', true, 30 * day],
])('stops counting after %s', async (_what, remember, millis) => {
  const begun = (at: number) => signSessions([beginHeld(claims, remember, at)]);
  const alive = await begun(Date.now() - millis + 60_000);
  const expired = await begun(Date.now() - millis - 60_000);
  expect(await read(`__session=${alive}`)).toEqual(claims);
  expect(await read(`__session=${expired}`)).toBeNull();
});

test('does not count when forged, unsigned or incomplete', async () => {
  const token = await signSessions([beginHeld(claims, false, Date.now())]);
  const [header = '', , signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, uid: 'u2' })).toString('base64url');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const foreign = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('another key, long enough to sign'));
  for (const forged of [
    `${header}.${other}.${signature}`,
    `${unsigned}.${other}.`,
    foreign,
    'not a token',
    '',
  ]) {
    expect(await read(`__session=${forged}`)).toBeNull();
  }
  expect(await read('')).toBeNull();
});
