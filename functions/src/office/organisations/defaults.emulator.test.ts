import { randomUUID } from 'node:crypto';
import { atLeast, defaultRoutes, type QuorumBylaw, type UsualAssembly } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newMember, newVoters } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const usual: UsualAssembly = {
  kind: 'company',
  rulePack: 'es-sl',
  country: 'ES',
  timeZone: 'Europe/Madrid',
};

/** Ana administers the organisation; Paola registers in the assembly where Ana is. */
async function newFirm() {
  const assembly = await newAssembly(1);
  const organisationId = `firma-${randomUUID()}`;
  await officeDocuments.organisation(organisationId).set({ name: organisationId });
  await documents.assembly(assembly.assemblyId).update({ organisationId });
  const [ana, paola] = [await newMember(assembly, 'admin'), await newMember(assembly, 'registrar')];
  await newVoters(assembly, 1);
  const person = { uid: ana.uid, name: 'Ana', email: 'ana@asamblea.test' };
  await documents.organisationMember(organisationId, ana.uid).set(person);
  const { assemblyId } = assembly;
  return {
    assemblyId,
    paola: paola.uid,
    ana: ana.uid,
    browser: await browserOf(server.origin, ana),
  };
}

async function create({ browser }: Awaited<ReturnType<typeof newFirm>>): Promise<string> {
  const assemblyId = randomUUID();
  const asked = { assemblyId, name: 'Torres del Sol', ...usual };
  expect((await browser.post('/assemblies', asked)).status).toBe(200);
  return assemblyId;
}

test('begin as the assembly one is in, and offer its staff and nobody else', async () => {
  const { paola, browser } = await newFirm();
  const { body } = await browser.get('/assemblies/defaults');
  expect(body).toMatchObject({ usual: { kind: 'building', rulePack: 'co-ph' }, staff: [] });
  expect(body.candidates).toMatchObject([{ uid: paola, role: 'registrar' }]);
});

test('new assemblies begin with that staff and that law, and those of before stay as they are', async () => {
  const firm = await newFirm();
  const { ana, paola, browser } = firm;
  const before = await create(firm);
  const staff = [{ uid: paola, role: 'teller' }];
  expect((await browser.post('/assemblies/defaults', { usual, staff })).status).toBe(200);
  expect((await browser.get('/assemblies')).body).toMatchObject({ usual });
  expect((await browser.get('/assemblies/defaults')).body).toMatchObject({ staff, candidates: [] });
  const after = await create(firm);
  const members = await documents.members(after).get();
  expect(members.docs.map(({ id }) => id).sort()).toEqual([ana, paola].sort());
  expect((await documents.member(after, paola).get()).data()).toMatchObject({
    ...{ role: 'teller', sids: [], routesAvailable: defaultRoutes('teller') },
  });
  expect((await documents.members(before).get()).size).toBe(1);
  // From an assembly where they do not work any more they stay, and go.
  const kept = await browser.post('/assemblies/defaults', { usual, staff });
  expect(kept.status).toBe(200);
  await browser.post('/assemblies/defaults', { usual, staff: [] });
  expect((await documents.members(await create(firm)).get()).size).toBe(1);
});

test('an account that works in none of these assemblies is not let in by its name', async () => {
  const [firm, other] = [await newFirm(), await newFirm()];
  const staff = [{ uid: other.paola, role: 'registrar' }];
  const answer = await firm.browser.post('/assemblies/defaults', { usual, staff });
  expect(answer).toMatchObject({ status: 404, body: { code: 'staff-unknown' } });
  expect((await firm.browser.get('/assemblies/defaults')).body.staff).toEqual([]);
});

test('a member of the staff who became an organiser is its administrator', async () => {
  const firm = await newFirm();
  const { paola, browser } = firm;
  await browser.post('/assemblies/defaults', { usual, staff: [{ uid: paola, role: 'teller' }] });
  const made = await documents.assembly(await create(firm)).get();
  const { organisationId = '' } = made.data() ?? {};
  const person = { uid: paola, name: 'Paola', email: 'paola@asamblea.test' };
  await documents.organisationMember(organisationId, paola).set(person);
  const member = await documents.member(await create(firm), paola).get();
  expect(member.data()?.role).toBe('admin');
});

test('new assemblies begin without what the organisation does without, and it is kept until it is said otherwise', async () => {
  const firm = await newFirm();
  const { browser } = firm;
  const off = ['plates', 'streams'];
  await browser.post('/assemblies/defaults', { usual, staff: [], off });
  await browser.post('/assemblies/defaults', { usual, staff: [] });
  expect((await browser.get('/assemblies/defaults')).body.off).toEqual(off);
  const made = (await documents.assembly(await create(firm)).get()).data();
  expect(made?.off).toEqual(off);
  const door = await documents.publicAssembly(made?.cot ?? '').get();
  expect(door.data()?.off).toEqual(['streams']);
});

test('new assemblies look as the organisation says, until it is as ours again', async () => {
  const firm = await newFirm();
  const { browser, assemblyId } = firm;
  const brand = { colours: { light: { primary: '#7a1f5c' } } };
  await documents.assembly(assemblyId).update({ brand });
  const set = (more: object) => browser.post('/assemblies/defaults', { usual, staff: [], ...more });
  expect((await browser.get('/assemblies/defaults')).body.hereBrand).toEqual(brand);
  const looks = async () => {
    const made = (await documents.assembly(await create(firm)).get()).data();
    const door = await documents.publicAssembly(made?.cot ?? '').get();
    return [made?.brand, door.data()?.colours];
  };
  expect(await looks()).toEqual([undefined, {}]);
  await set({ brand: 'here' });
  await set({});
  expect(await looks()).toEqual([brand, brand.colours]);
  expect((await browser.get('/assemblies/defaults')).body.brand).toEqual(brand);
  await set({ brand: 'ours' });
  expect(await looks()).toEqual([undefined, {}]);
});

test('new assemblies begin with the bylaws of their law, until it is left', async () => {
  const firm = await newFirm();
  const { browser, assemblyId } = firm;
  const source = { law: 'los estatutos', article: 'artículo 9', verified: true };
  const proxyBylaws = { cap: { max: 2, of: 'grantors' as const }, source };
  const asks = { threshold: atLeast(3, 4), article: 'artículo 12' };
  const majorities = [{ matterId: null, share: [], asks }];
  const share = { threshold: atLeast(7, 10), measure: 'weight' as const };
  const quorums: readonly QuorumBylaw[] = [
    { kind: null, call: 1, asks: { share, least: null, article: 'artículo 20' } },
  ];
  await documents.assembly(assemblyId).update({ rulePack: usual.rulePack, majorities, quorums });
  await documents.generalSettings(assemblyId).set({ proxyBylaws });
  const bylawsOf = async (id: string) => ({
    majorities: (await documents.assembly(id).get()).data()?.majorities,
    quorums: (await documents.assembly(id).get()).data()?.quorums,
    proxyBylaws: (await documents.generalSettings(id).get()).data()?.proxyBylaws,
  });
  const none = { majorities: undefined, quorums: undefined, proxyBylaws: undefined };
  const set = (more: object) => browser.post('/assemblies/defaults', { usual, staff: [], ...more });
  expect((await set({ takeBylaws: true })).status).toBe(200);
  expect((await set({})).status).toBe(200);
  expect(await bylawsOf(await create(firm))).toEqual({ majorities, quorums, proxyBylaws });
  const other = { assemblyId: randomUUID(), name: 'Otra ley', ...usual, rulePack: 'co-ph' };
  expect((await browser.post('/assemblies', other)).status).toBe(200);
  expect(await bylawsOf(other.assemblyId)).toEqual(none);
  expect((await set({ leaveBylaws: [usual.rulePack] })).status).toBe(200);
  expect(await bylawsOf(await create(firm))).toEqual(none);
});
