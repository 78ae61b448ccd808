import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';
import { headersOf, hostingRules, rewriteOf } from '../../scripts/testing/hostingRules.ts';
import { serveFront } from '../../scripts/testing/serveFront.ts';

const { hosting } = JSON.parse(readFileSync(join(projectRoot, 'firebase.json'), 'utf8'));
const rules = hostingRules.parse(hosting);
const folder = mkdtempSync(join(tmpdir(), 'asamblea-front-'));
const servers: Server[] = [];
let received: IncomingHttpHeaders;
let front: string;

const addressOf = async (server: Server): Promise<string> => {
  servers.push(server);
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Says its name, and remembers how it was asked. */
const startFunction = (name: string) =>
  addressOf(
    createServer((request, response) => {
      received = request.headers;
      response.setHeader('set-cookie', '__session=next; Path=/');
      response.end(`${name} ${request.method} ${request.url}`);
    }).listen(0, '127.0.0.1'),
  );

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>index</p>');
  writeFileSync(join(folder, 'assets', 'a.js'), 'a');
  writeFileSync(join(folder, '.inputs'), 'secret');
  const functions = new Map([
    ['api', await startFunction('api')],
    ['page', await startFunction('page')],
  ]);
  const request = { rules, folder, functions, hosting: await startFunction('hosting') };
  front = await addressOf(serveFront(request));
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

test.each([
  ['/api/auth/session?x=1', 'api GET /api/auth/session?x=1'],
  ['/quorum/public?cot=demo', 'page GET /quorum/public?cot=demo'],
  ['/__/firebase/init.json', 'hosting GET /__/firebase/init.json'],
  ['/', '<p>index</p>'],
  ['/votes/current', '<p>index</p>'],
  ['/.inputs', '<p>index</p>'],
  ['/assets/a.js', 'a'],
])('%s is answered by the target in firebase.json', async (path, text) => {
  const answer = await fetch(front + path);
  expect([answer.status, await answer.text()]).toEqual([200, text]);
});

test.each(['/assets/gone.js', '/icons/gone.png'])('%s is not found', async (path) => {
  expect((await fetch(front + path)).status).toBe(404);
});

test.each([
  ['/assets/a.js', 'public, max-age=31536000, immutable'],
  ['/votes/current', 'no-cache'],
  ['/', 'no-cache'],
  ['/quorum/private', 'no-cache'],
  ['/quorum/public', null],
  ['/api/auth/session', null],
])('%s is kept as firebase.json says', async (path, kept) => {
  const { headers } = await fetch(front + path);
  expect(headers.get('cache-control')).toBe(kept);
  expect(headers.has('content-security-policy')).toBe(!path.startsWith('/api/'));
});

test('a function gets no other cookie than the one that Hosting lets through, and gives its own', async () => {
  const cookie = 'other=1; __session=mine; more=2';
  const answer = await fetch(`${front}/api/x`, { method: 'POST', headers: { cookie }, body: '{}' });
  expect(received.cookie).toBe('__session=mine');
  expect(received['x-forwarded-host']).toBe(new URL(front).host);
  expect(answer.headers.get('set-cookie')).toBe('__session=next; Path=/');
  await fetch(`${front}/api/x`, { headers: { cookie: 'other=1' } });
  expect(received.cookie).toBeUndefined();
});

test('a rule of a kind that is not known here is refused, and not forgotten', () => {
  expect(hostingRules.safeParse({ ...hosting, redirects: [] }).success).toBe(false);
  const run = { source: '/run/**', run: { serviceId: 'x' } };
  expect(hostingRules.safeParse({ ...hosting, rewrites: [run] }).success).toBe(false);
});

test('the first rewrite that matches is the one, and the last header', () => {
  const headers = ['/a/**', '/**'].map((source) => ({
    source,
    headers: [{ key: 'X', value: source }],
  }));
  const rewrites = ['/a/**', '/**'].map((source) => ({ source, destination: source }));
  const made = { ...rules, headers, rewrites };
  expect([rewriteOf(made, '/a/b'), headersOf(made, '/a/b')]).toEqual([
    { file: '/a/**' },
    { x: '/**' },
  ]);
});

test('the pages of an installation with a project of its own are told of that one', async () => {
  const told = { apiKey: 'any', projectId: 'of-hosting' };
  const hosting = await addressOf(
    createServer((_request, response) => response.end(JSON.stringify(told))).listen(0, '127.0.0.1'),
  );
  const request = { rules, folder, functions: new Map(), hosting, project: 'its-own' };
  const own = await addressOf(serveFront(request));
  const answer = await fetch(`${own}/__/firebase/init.json`);
  expect(await answer.json()).toEqual({ apiKey: 'any', projectId: 'its-own' });
});
