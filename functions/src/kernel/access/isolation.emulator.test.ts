import { randomUUID } from 'node:crypto';
import { type Operation, operations, paths } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createOrganisation } from '../../office/organisations/createOrganisation.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { drawSome } from '../../testing/files/drawSome.ts';
import { type Hall, newHall } from '../../testing/halls/newHall.ts';
import { newMember, taken } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import type { Answer, Browser } from '../../testing/requests/newBrowser.ts';
import { operationRequests } from '../../testing/requests/operationRequests.ts';
import { documents } from '../database/documents.ts';
import { firestore } from '../database/firestore.ts';
import { systemClock } from '../platform/clock.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const firm = `Nuestra ${randomUUID()}`;
/** Any data of the assembly that must stay apart contains this somewhere. */
const mark = `Aparte-${randomUUID()}`;

/** Somebody new who administers the assembly and its firm. */
async function newAdmin({ assembly }: Hall, firm: string) {
  const claims = await newMember(assembly, 'admin', 'person-0');
  const admin = { uid: claims.uid, name: firm, email: `${claims.uid}@asamblea.test` };
  return { claims, organisationId: taken(await createOrganisation({ name: firm, admin })) };
}

/** A hall of a firm of its own. */
async function hallOf(firm: string, name: string) {
  const hall = await newHall(2);
  const { assemblyId, questionId } = hall;
  const { claims, organisationId } = await newAdmin(hall, firm);
  await documents.assembly(assemblyId).update({ organisationId, name });
  await documents.publicAssembly(hall.assembly.cot).update({ name });
  await pollDocuments.question(assemblyId, questionId).update({ text: `¿${name}?` });
  for (const { unitId, ownerIds } of hall.assembly.units) {
    await peopleDocuments
      .units(assemblyId, 'v1')
      .doc(unitId)
      .update({ ownerNames: [name] });
    await peopleDocuments
      .people(assemblyId, 'v1')
      .doc(ownerIds[0] ?? '')
      .update({ name });
  }
  return { ...hall, claims };
}

const [apart, ours] = [await hallOf(mark, mark), await hallOf(firm, 'Lo nuestro')];

const before = await dumpApart();

/** All of it that is stored, as it is now. */
async function dumpApart() {
  const roots = [paths.assembly(apart.assemblyId), paths.publicAssembly(apart.assembly.cot)];
  const found: (readonly [path: string, fields: unknown])[] = [];
  const waiting = roots.map((path) => firestore().doc(path));
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    found.push([place.path, (await place.get()).data()]);
    for (const collection of await place.listCollections()) {
      waiting.push(...(await collection.get()).docs.map(({ ref }) => ref));
    }
  }
  return found.sort(([a], [b]) => (a < b ? -1 : 1));
}

const ourAdmin = async () => browserOf(server.origin, (await newAdmin(ours, firm)).claims);

/** Somebody of ours who may do that. */
async function oursFor(operation: Operation): Promise<Browser> {
  const role = operations[operation].roles[0];
  if (role === 'admin') return ourAdmin();
  return browserOf(server.origin, await newMember(ours.assembly, role, 'person-0'));
}

/** Others with each seed; `npm run verify` asks for them all. */
const someOf = (what: string) => drawSome(Object.keys(operations) as Operation[], 20, what);

test.each(someOf('strangers'))(
  '%s: who is of one assembly is a stranger at another',
  async (operation) => {
    const browser = await oursFor(operation);
    const there = { ...browser, ...browser.tab({ 'x-assembly': apart.assemblyId }) };
    const answer = await operationRequests[operation](there, apart.questionId);
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  },
);

test.each(someOf('not found'))(
  '%s: data of another assembly is not found in this one',
  async (operation) => {
    const browser = await oursFor(operation);
    const answer = await operationRequests[operation](browser, apart.questionId);
    expect(JSON.stringify(answer.body)).not.toContain(mark);
  },
);

/** The requests of an administrator of a firm about its assemblies, sent about one of another firm. */
const ofFirms: Readonly<Record<string, (browser: Browser) => Promise<Answer>>> = {
  list: (browser) => browser.get('/assemblies'),
  'list by name': (browser) => browser.get(`/assemblies?search=${mark}`),
  usage: (browser) => browser.get('/assemblies/usage?month=2026-11'),
  defaults: (browser) => browser.get('/assemblies/defaults'),
  clone: (browser) =>
    browser.post(`/assemblies/${apart.assemblyId}/clone`, {
      ...{ cloneId: randomUUID(), name: 'La nuestra', actaNumber: '' },
    }),
  archive: (browser) => browser.post(`/assemblies/${apart.assemblyId}/archive`, {}),
  restore: (browser) => browser.post(`/assemblies/${apart.assemblyId}/restore`, {}),
  enter: (browser) => browser.post('/auth/enter', { assemblyId: apart.assemblyId }),
};

test.each(Object.keys(ofFirms))('%s: two firms never see each other', async (asked) => {
  const foreign = await ofFirms[asked]?.(await ourAdmin());
  if (asked.startsWith('list')) {
    const own = await ofFirms[asked]?.(await browserOf(server.origin, apart.claims));
    expect(JSON.stringify(own?.body)).toContain(mark);
    expect(foreign?.status).toBe(200);
  }
  expect(JSON.stringify(foreign?.body)).not.toContain(mark);
  expect(foreign?.body.code ?? 'read').toMatch(/^(?:read|not-found|not-allowed|not-a-member)$/u);
});

test('after all of it the one apart is as it was', async () => {
  expect(before.length).toBeGreaterThan(10);
  expect(JSON.stringify(before)).toContain(mark);
  expect(await dumpApart()).toEqual(before);
});
