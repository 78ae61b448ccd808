import { createHmac, randomUUID } from 'node:crypto';
import * as domain from '@asamblea/domain';
import { type Asker, contract, type Endpoint, operations } from '@asamblea/domain';
import { samplesOf, spoil } from '@asamblea/domain/testing/requestSamples';
import express from 'express';
import { logger } from 'firebase-functions/logger';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { createApp } from '../../createApp.ts';
import { answerPage } from '../../live/pages/answerPage.ts';
import { createOrganisation } from '../../office/organisations/createOrganisation.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { drawSome } from '../../testing/files/drawSome.ts';
import { newBooth } from '../../testing/halls/boothHall.ts';
import { type Hall, newHall } from '../../testing/halls/newHall.ts';
import { newMember, taken } from '../../testing/halls/testAssembly.ts';
import { askAsWritten, type Written } from '../../testing/requests/askAsWritten.ts';
import { cookieOf } from '../../testing/requests/cookieOf.ts';
import { documents } from '../database/documents.ts';
import { systemClock } from '../platform/clock.ts';

const app = express();
const bundle = async () => ({ template: '<title>Asamblea</title>', render: null });
app.get('/quorum/public', answerPage({ bundle, clock: systemClock }));
app.use(createApp(createCaster({ clock: systemClock, shard: '0' })));
const server = await serveLocally(app);
const logged = vi.spyOn(logger, 'error').mockReturnValue();
afterEach(() => logged.mockClear());
afterAll(() => {
  vi.unstubAllEnvs();
  logged.mockRestore();
  server.close();
});

/** Names that the database reserves, that climb, that lead elsewhere, and half a letter. */
const texts = ['__x__', '.', '..', 'a/b', 'a/b/c', '\uD800'];
/** The same as an address has them; of half a letter, the bytes. */
const written = ['__x__', '.', '..', '%2E%2E', 'a%2Fb', 'a%2Fb%2Fc', '%ED%A0%80'];

/** A refusal that a person reads, and nothing that we would be woken for. */
async function expectNoFault(asked: Written): Promise<void> {
  const { status, text } = await askAsWritten(server.origin, asked);
  const said = `${asked.method} ${asked.path} ${asked.body ?? ''} → ${status} ${text.slice(0, 200)}`;
  expect(status, said).toBeLessThan(500);
  if (status >= 400) expect(text, said).toMatch(/"message":"[^"]{5,}|<h1>|<title>/u);
  expect(logged.mock.calls, said).toEqual([]);
}

/** The exports of the contract, by name: its own type is a union of more than the compiler writes out. */
const exported: Readonly<Record<string, unknown>> = domain;

/** The request schema of each endpoint; undefined where there is none. */
const schemaOf = new Map<Endpoint, z.ZodType | undefined>(
  Object.entries(exported).flatMap(([name, rows]) => {
    if (!name.endsWith('Endpoints')) return [];
    const found = exported[name.replace('Endpoints', 'Schemas')] ?? {};
    const schemas = new Map(Object.entries(found as Readonly<Record<string, z.ZodType>>));
    return Object.entries(rows as Record<string, Endpoint>).map(
      ([row, endpoint]) => [endpoint, schemas.get(row)] as const,
    );
  }),
);

/** An administrator of assembly and firm. */
async function newAdmin({ assembly, assemblyId }: Hall) {
  const claims = await newMember(assembly, 'admin', 'person-0');
  const admin = { uid: claims.uid, name: 'Firma', email: `${claims.uid}@asamblea.test` };
  const organisationId = taken(await createOrganisation({ name: 'Firma', admin }));
  await documents.assembly(assemblyId).update({ organisationId });
  return claims;
}

/** Cookies of members who may ask that: with them nothing is refused for want of permission. */
async function cookiesOf(asker: Asker, hall: Hall): Promise<readonly string[]> {
  if (asker === 'anybody') return [''];
  if (asker === 'ticket') return [(await newBooth(hall.assembly, server.origin)).tablet.cookie()];
  if (asker === 'session') {
    return Promise.all([cookieOf(hall.voter(0)), cookieOf(await newAdmin(hall))]);
  }
  const role = operations[asker].roles[0];
  const claims = role === 'admin' ? newAdmin(hall) : newMember(hall.assembly, role, 'person-0');
  return [await cookieOf(await claims)];
}

const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((noun) =>
  Object.values(noun),
);

/** Others with each seed; `npm run verify` asks all of them. */
const someOf = drawSome(endpoints, 24, 'endpoints');

test.each(someOf.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s answers what no document is called with a refusal of the request',
  async (method, path, endpoint) => {
    const hall = await newHall(2);
    const { assemblyId, questionId } = hall;
    const known: Record<string, unknown> = {
      ...{ assemblyId, questionId, questionIds: [questionId], cot: hall.assembly.cot },
      ...{ personId: 'person-0', personIds: ['person-0'], grantorId: 'person-0' },
      ...{ fromId: 'person-1', unitId: 'U0', unitIds: ['U0'], uid: hall.voter(1).uid },
      ...{ version: 'v1', base: 'v1', optionIds: ['favour'], pageId: 'inicio' },
    };
    const addressOf = (more: Readonly<Record<string, string>> = {}) =>
      `/api${path.replaceAll(/:(\w+)/gu, (_, name: string) => more[name] ?? String(known[name] ?? randomUUID()))}`;
    const schema = schemaOf.get(endpoint);
    const [first = {}, ...others] = schema === undefined ? [] : samplesOf(schema, known);
    for (const cookie of await cookiesOf(endpoint.asker, hall)) {
      const ask = (address: string, said: unknown) =>
        expectNoFault({ method, headers: { cookie }, ...sayingIn(method, address, said) });
      for (const [, name = ''] of path.matchAll(/:(\w+)/gu)) {
        for (const one of written) await ask(addressOf({ [name]: one }), first);
      }
      for (const sample of [first, ...others]) {
        for (const text of texts) {
          for (const { request } of spoil(sample, text)) await ask(addressOf(), request);
        }
      }
    }
  },
);

/** The request goes into the query, or into the body. */
function sayingIn(method: string, path: string, said: unknown): Pick<Written, 'path' | 'body'> {
  if (method !== 'GET') return { path, body: JSON.stringify(said) };
  const query = new URLSearchParams(
    Object.entries(said as object).map(([field, value]) => [field, String(value)]),
  );
  return { path: query.size > 0 ? `${path}?${query}` : path };
}

const secret = 'a'.repeat(43);

test.each(texts)('no link, mark, header or page of %j is a fault of ours', async (text) => {
  const { assemblyId, assembly, voter } = await newHall(1);
  const inAddress = encodeURIComponent(text.toWellFormed());
  const inHeader = text.toWellFormed().replace('\uFFFD', '?');
  const cookie = await cookieOf(voter(0));
  const get = (path: string, headers = {}) =>
    expectNoFault({ method: 'GET', path, headers: { cookie, ...headers } });
  const press = (path: string, token: string) =>
    expectNoFault({ method: 'POST', path, body: JSON.stringify({ token, browser: randomUUID() }) });

  await press('/api/auth/staff-invitation', `${assemblyId}.${text}.${secret}`);
  await press('/api/auth/staff-invitation', `${text}.uid.${secret}`);
  await press('/api/auth/invitation', `${text}.${secret}`);
  await get(`/api/reminders/stop?t=${inAddress}.person-0.${secret}`);
  await get(`/api/reminders/stop?t=${assemblyId}.${inAddress}.${secret}`);
  for (const token of [`${inHeader}.link.${secret}`, `${assemblyId}.${inHeader}.${secret}`]) {
    await get('/api/public/links', { 'x-document-link': token });
    await get('/api/public/links/document', { 'x-document-link': token });
  }
  await get('/api/votes/current', { 'x-assembly': inHeader });
  await get(`/api/files/${randomUUID()}?assembly=${inAddress}`);
  await get(`/api/redirect?path=/${inAddress}`);
  await get(`/quorum/public?cot=${inAddress}`);
  await get(`/quorum/public?cot=${assembly.cot}/${inAddress}`);
  for (const hook of [text, `__${'a'.repeat(20)}__`]) {
    const path = `/api/zoom/webhook/${encodeURIComponent(hook.toWellFormed())}`;
    await expectNoFault({ method: 'POST', path, body: '{}' });
  }
});

test.each([
  ['mail', '__x__.torres'],
  ['assembly', 'mail.__x__'],
])(
  'a notice of Mailgun about a %s that none is called is heard and does nothing',
  async (_, id) => {
    vi.stubEnv('ASAMBLEA_MAILGUN_SIGNING_KEY', 'clave');
    const [timestamp, token] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
    const signature = createHmac('sha256', 'clave').update(`${timestamp}${token}`).digest('hex');
    const message = { headers: { 'message-id': `<${id}@asamblea.test>` } };
    const notice = {
      signature: { timestamp, token, signature },
      'event-data': { event: 'failed', severity: 'permanent', message },
    };
    const path = '/api/mail/bounces/mailgun';
    await expectNoFault({ method: 'POST', path, body: JSON.stringify(notice) });
  },
);
