import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, contract, type Endpoint, operations } from '@asamblea/domain';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from './createApp.ts';
import { serveLocally } from './testing/fakes/serveLocally.ts';

vi.stubEnv('ASAMBLEA_KEYS_DIR', mkdtempSync(join(tmpdir(), 'keys-')));
const cast = Object.assign(async () => accept({ results: [] }), { now: Date.now });
const { origin, close } = await serveLocally(createApp(cast));
afterAll(() => {
  vi.unstubAllEnvs();
  close();
});

/** Everything right for a request of our own page; each test spoils one thing. */
function post(path: string, headers: Record<string, string>, body = '{}'): Promise<Response> {
  const right = { origin, 'content-type': 'application/json' };
  return fetch(`${origin}${path}`, { method: 'POST', headers: { ...right, ...headers }, body });
}

async function codeOf(answer: Promise<Response>): Promise<unknown> {
  const body: unknown = await (await answer).json();
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : body;
}

test('lets a request of our own page through to the operation', async () => {
  expect(await codeOf(post('/api/stage', {}))).toBe('not-signed-in');
});

test.each([
  ['another site', { origin: 'https://elsewhere.example' }],
  ['a page without origin', { origin: 'null' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form that hides its JSON', { 'content-type': 'text/plain' }],
])('refuses what comes from %s', async (_what, headers) => {
  const answer = await post('/api/stage', headers);
  expect(answer.status).toBe(403);
  expect(await codeOf(Promise.resolve(answer))).toBe('cross-site');
});

test('compares the origin with the host that Hosting forwards', async () => {
  const behind = { 'x-forwarded-host': 'asamblea.example' };
  const ours = { ...behind, origin: 'https://asamblea.example' };
  expect(await codeOf(post('/api/stage', ours))).toBe('not-signed-in');
  expect(await codeOf(post('/api/stage', behind))).toBe('cross-site');
});

test('gives the session only to a script of ours', async () => {
  const bare = fetch(`${origin}/api/auth/session`);
  expect(await codeOf(bare)).toBe('cross-site');
  const ours = await fetch(`${origin}/api/auth/session`, {
    headers: { 'x-requested-with': 'fetch' },
  });
  expect(await ours.json()).toMatchObject({ session: { isAuthenticated: false } });
});

test('does not let another site sign a person out', async () => {
  const from = (site: string) =>
    codeOf(fetch(`${origin}/api/auth/logout`, { headers: { 'sec-fetch-site': site } }));
  expect(await from('cross-site')).toBe('cross-site');
  expect(await from('same-origin')).toBe(1001);
});

test('answers an unknown path with JSON', async () => {
  const answer = await fetch(`${origin}/api/nothing`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not-found', statusCode: 404 });
});

test('refuses a body that is not JSON, or larger than its route takes', async () => {
  expect(await codeOf(post('/api/auth/login', {}, '{"token":'))).toBe('bad-request');
  const large = JSON.stringify({ token: 'x'.repeat(150_000) });
  expect(await codeOf(post('/api/auth/login', {}, large))).toBe('bad-request');
  expect(await codeOf(post('/api/rosters', {}, large))).toBe('not-signed-in');
});

test.each([
  ['/api/booth/cast', 'booth-closed'],
  ['/api/notices', 'not-signed-in'],
  ['/api/votes/cast', 'not-signed-in'],
  ['/api/bulk', 'not-signed-in'],
  ['/api/proxies/import', 'not-signed-in'],
  ['/api/pages', 'not-signed-in'],
  ['/api/drive/uploads/x/pieces', 'not-signed-in'],
  ['/api/files', 'not-signed-in'],
  ['/api/settings/logo', 'not-signed-in'],
])('%s takes more than most do', async (path, code) => {
  expect(await codeOf(post(path, {}, JSON.stringify({ x: 'x'.repeat(150_000) })))).toBe(code);
});

test.each([
  ['/api/auth/generate', { assembly: 'demo', remember: false }],
  ['/api/auth/login', { token: 'short' }],
])('refuses a body of %s that is not what it takes', async (path, body) => {
  expect(await codeOf(post(path, {}, JSON.stringify(body)))).toBe('bad-request');
});

test('a further field of a newer page is ignored', async () => {
  const body = JSON.stringify({ token: 'long enough to be a token', extra: 1 });
  expect(await codeOf(post('/api/auth/login', {}, body))).toBe('token-invalid');
});

test('never lets an answer be kept, framed or interpreted', async () => {
  const { headers } = await fetch(`${origin}/api/nothing`);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

const everything: readonly Endpoint[] = Object.values(contract).flatMap((noun) =>
  Object.values(noun),
);
/** No page knocks at them, and they answer that an unknown path is not there. */
const hooks: readonly Endpoint[] = [contract.bounces.hearMailgun, contract.zoomHook.hearZoomEvent];
/** A page of its own, which a mail leads to. */
const mailed: readonly Endpoint[] = Object.values(contract.stop);
const endpoints = everything.filter((one) => !hooks.includes(one) && !mailed.includes(one));

test.each(hooks.map(({ path, asker }) => [path, asker] as const))(
  'the contract’s %s is served, without asking for a page of ours',
  async (path, asker) => {
    expect(asker).toBe('anybody');
    const knock = (address: string) => codeOf(post(address, { origin: 'null' }));
    expect(await knock(`/api${path.replaceAll(/:\w+/gu, 'x')}`)).toBe('not-found');
    expect(await knock('/api/nothing')).toBe('cross-site');
  },
);

test.each(mailed.map(({ method, path }) => [method, path] as const))(
  'the contract’s %s %s is served as a page, to people whom a mail brings from elsewhere',
  async (method, path) => {
    const answer = await fetch(`${origin}/api${path}`, { method, headers: { origin: 'null' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('El enlace está incompleto');
  },
);

test('no two rows of the contract are the same address, and each says who asks', () => {
  const addresses = everything.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  const askers = ['session', 'ticket', 'anybody', ...Object.keys(operations)];
  for (const { asker } of everything) expect(askers).toContain(asker);
});

test.each(endpoints.map(({ method, path, asker }) => [method, path, asker] as const))(
  'the contract’s %s %s is served, to %s',
  async (method, path, asker) => {
    const address = `/api${path.replaceAll(/:\w+/gu, 'x')}`;
    const answer = method === 'GET' ? fetch(`${origin}${address}`) : post(address, {});
    const code = await codeOf(answer);
    if (asker === 'anybody') expect(code).not.toBe('not-found');
    else if (asker === 'ticket') expect(code).toBe('booth-closed');
    else expect(code).toBe('not-signed-in');
  },
);
