import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createOrganisation } from '../../office/organisations/createOrganisation.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import {
  addMember,
  newAssembly,
  newMember,
  type TestAssembly,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { documents } from '../database/documents.ts';
import { systemClock } from '../platform/clock.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

const naming = ({ assemblyId }: TestAssembly) => ({ 'x-assembly': assemblyId });
const accreditation = {
  ...{ personId: 'person-1', unitIds: ['U1'], capacity: 'owner', channel: 'hall' },
};
const presentIn = async ({ assemblyId }: TestAssembly) =>
  (await peopleDocuments.attendance(assemblyId, 1).where('present', '==', true).get()).size;

/** A registrar of two assemblies, signed in at the first. */
async function registrarOfTwo() {
  const [here, there] = await Promise.all([newAssembly(2), newAssembly(2)]);
  const claims = await newMember(here, 'registrar');
  const { uid } = claims;
  await addMember(there, { uid, role: 'registrar', personId: null, sids: [] });
  const browser = await browserOf(server.origin, claims);
  return { here, there, uid, browser, tabs: [here, there].map((one) => browser.tab(naming(one))) };
}

test('another assembly of the same account is entered without its password, and the first one stays', async () => {
  const { here, there, uid, browser, tabs } = await registrarOfTwo();
  const [first, second] = tabs;
  const entered = await first?.post('/auth/enter', { assemblyId: there.assemblyId });
  expect([entered?.status, first?.heard('x-assembly')]).toEqual([200, there.assemblyId]);
  for (const [tab, of, other] of [
    [first, here, there],
    [second, there, here],
  ] as const) {
    expect((await tab?.get('/auth/session'))?.body).toMatchObject({
      session: { assembly: of.assemblyId, userId: uid },
      openElsewhere: [{ assemblyId: other.assemblyId }],
    });
  }
  const listed = (await first?.get('/auth/assemblies'))?.body.assemblies;
  expect(listed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ assemblyId: here.assemblyId, isOpen: true }),
      expect.objectContaining({ assemblyId: there.assemblyId, isOpen: true }),
    ]),
  );
  expect(browser.cookie().length).toBeLessThan(4_096);
});

test('a tab acts in its own assembly, and a request that names none acts in none', async () => {
  const { here, there, browser, tabs } = await registrarOfTwo();
  const [first, second] = tabs;
  await first?.post('/auth/enter', { assemblyId: there.assemblyId });
  const unnamed = await browser.post('/attendance/accredit', accreditation);
  expect([unnamed.status, unnamed.body.code]).toEqual([409, 'assembly-unnamed']);
  expect([await presentIn(here), await presentIn(there)]).toEqual([0, 0]);
  expect((await second?.post('/attendance/accredit', accreditation))?.status).toBe(200);
  expect([await presentIn(here), await presentIn(there)]).toEqual([0, 1]);
  const foreign = browser.tab(naming(await newAssembly(1)));
  const refused = await foreign.post('/attendance/accredit', accreditation);
  expect(refused.body.code).toBe('not-signed-in');
});

test('signing out of one leaves the other signed in; naming none signs out of all', async () => {
  const { here, there, uid, browser, tabs } = await registrarOfTwo();
  const [first, second] = tabs;
  const sids = async (of: TestAssembly) =>
    (await documents.member(of.assemblyId, uid).get()).data()?.sids.length;
  await first?.post('/auth/enter', { assemblyId: there.assemblyId });
  const held = browser.cookie();
  await first?.get('/auth/logout');
  expect([await sids(here), await sids(there)]).toEqual([0, 1]);
  expect(browser.cookie().length).toBeLessThan(held.length);
  expect((await first?.get('/auth/session'))?.body).toMatchObject({
    session: { isAuthenticated: false },
    openElsewhere: [{ assemblyId: there.assemblyId }],
  });
  // The session that stands opens the other one again.
  await second?.post('/auth/enter', { assemblyId: here.assemblyId });
  expect([await sids(here), await sids(there)]).toEqual([1, 1]);
  await browser.get('/auth/logout');
  expect([await sids(here), await sids(there)]).toEqual([0, 0]);
  expect((await second?.get('/auth/session'))?.body).toMatchObject({ openElsewhere: [] });
});

test('an assembly where the account has no place is not entered, nor one that is not there', async () => {
  const { browser } = await registrarOfTwo();
  const foreign = await newAssembly(1);
  for (const assemblyId of [foreign.assemblyId, 'no-such-assembly']) {
    const { status, body } = await browser.post('/auth/enter', { assemblyId });
    expect([status, body.code]).toEqual([403, 'not-a-member']);
  }
  expect((await documents.members(foreign.assemblyId).get()).size).toBe(0);
});

test('a session entered by code has no account and opens no other assembly', async () => {
  const [here, there] = await Promise.all([newAssembly(2), newAssembly(2)]);
  const uid = 'person-person-0';
  const place = { uid, role: 'voter', personId: 'person-0' } as const;
  await addMember(here, { ...place, sids: ['s1'] });
  await addMember(there, { ...place, sids: [] });
  const phone = await browserOf(server.origin, { assembly: here.assemblyId, uid, sid: 's1' });
  const { body } = await phone.post('/auth/enter', { assemblyId: there.assemblyId });
  expect(body.code).toBe('not-a-member');
});

test('an administrator of the organisation becomes one of its assembly by entering, once', async () => {
  const { browser, uid } = await registrarOfTwo();
  const name = `Administraciones ${randomUUID()}`;
  const admin = { uid, name: 'Ana Ruiz', email: 'ana@asamblea.test' };
  const created = await createOrganisation({ name, admin });
  const organisationId = created.ok ? created.value : '';
  const theirs = await newAssembly(1);
  await documents.assembly(theirs.assemblyId).update({ organisationId });
  for (let time = 0; time < 2; time += 1) {
    const entered = await browser.tab({}).post('/auth/enter', { assemblyId: theirs.assemblyId });
    expect([entered.status, entered.body.code ?? null]).toEqual(
      time === 0 ? [200, null] : [409, 'assembly-unnamed'],
    );
  }
  const member = (await documents.member(theirs.assemblyId, uid).get()).data();
  expect(member).toMatchObject({ role: 'admin', name: 'Ana Ruiz', personId: null });
  const kinds = (await documents.events(theirs.assemblyId).get()).docs.map(
    (one) => one.data().kind,
  );
  expect(kinds).toEqual(['member-created']);
});

test('a member whose access ended neither enters, nor is listed, nor continues', async () => {
  const { there, uid, browser, tabs } = await registrarOfTwo();
  const [first, second] = tabs;
  const end = (accessUntil: number | null) =>
    documents.member(there.assemblyId, uid).update({ accessUntil });
  const enter = () => first?.post('/auth/enter', { assemblyId: there.assemblyId });
  const listed = async () => {
    const answer = await browser.get('/auth/assemblies');
    const all = answer.body.assemblies as readonly { readonly assemblyId: string }[];
    return all.map(({ assemblyId }) => assemblyId).includes(there.assemblyId);
  };
  await end(Date.now() - 1);
  expect(await listed()).toBe(false);
  expect((await enter())?.body.code).toBe('access-ended');
  await end(Date.now() + 60_000);
  expect(await listed()).toBe(true);
  expect((await enter())?.status).toBe(200);
  expect((await second?.post('/attendance/accredit', accreditation))?.status).toBe(200);
  await end(Date.now() - 1);
  const refused = await second?.post('/attendance/accredit', accreditation);
  expect(refused?.body.code).toBe('not-signed-in');
  expect((await second?.get('/auth/session'))?.body.session).toMatchObject({ role: null });
});
