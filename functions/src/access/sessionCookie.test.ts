import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { serveLocally } from '../testing/serveLocally.ts';
import {
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
  signSession,
} from './sessionCookie.ts';

const claims = { assembly: 'a1', uid: 'u1', sid: 's1' };
const day = 24 * 60 * 60 * 1000;

const app = express();
app.get('/set', async (request, response) => {
  const remember = request.query.remember === 'true';
  setSessionCookie(response, await signSession(claims, remember, Date.now()), remember);
  response.end();
});
app.get('/clear', (_request, response) => {
  clearSessionCookie(response);
  response.end();
});
app.get('/read', async (request, response) => {
  response.json(await readSessionCookie(request));
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

async function read(cookie: string): Promise<unknown> {
  const answer = await fetch(`${origin}/read`, { headers: { cookie } });
  return answer.json();
}

test('reads back who it was given to, among other cookies', async () => {
  const token = await signSession(claims, false, Date.now());
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

test('is cleared with the attributes it was set with', async () => {
  const cookie = await cookieOf('/clear');
  expect(cookie).toContain('__session=; Path=/; Expires=Thu, 01 Jan 1970');
  expect(cookie).toContain('HttpOnly; Secure; SameSite=Lax');
});

test.each([
  ['12 hours', false, day / 2],
  ['30 days', true, 30 * day],
])('stops counting after %s', async (_what, remember, millis) => {
  const alive = await signSession(claims, remember, Date.now() - millis + 60_000);
  const expired = await signSession(claims, remember, Date.now() - millis - 60_000);
  expect(await read(`__session=${alive}`)).toEqual(claims);
  expect(await read(`__session=${expired}`)).toBeNull();
});

test('does not count when forged, unsigned or incomplete', async () => {
  const token = await signSession(claims, false, Date.now());
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
