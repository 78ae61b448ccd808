import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newMember } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

/** An administrator of an assembly, who administers its organisation or not. */
async function newAdmin({ isOrganiser }: { readonly isOrganiser: boolean }) {
  const assembly = await newAssembly(1);
  const organisationId = `firma-${randomUUID()}`;
  await officeDocuments.organisation(organisationId).set({ name: organisationId });
  await documents.assembly(assembly.assemblyId).update({ organisationId });
  const claims = await newMember(assembly, 'admin');
  const person = { uid: claims.uid, name: 'Ana', email: 'ana@asamblea.test' };
  if (isOrganiser) await documents.organisationMember(organisationId, claims.uid).set(person);
  return { organisationId, browser: await browserOf(server.origin, claims) };
}

function asking(name = 'Torres del Sol') {
  return {
    ...{ assemblyId: randomUUID(), name, kind: 'company', rulePack: 'es-sl', country: 'CO' },
    timeZone: 'Europe/Madrid',
  };
}

test('makes an assembly of the organisation, once however often it is sent, and lets them in', async () => {
  const { organisationId, browser } = await newAdmin({ isOrganiser: true });
  const asked = asking();
  const [first, again] = [
    await browser.post('/assemblies', asked),
    await browser.post('/assemblies', asked),
  ];
  expect(first.status).toBe(200);
  expect(again.body).toEqual(first.body);
  const made = (await documents.assembly(asked.assemblyId).get()).data();
  expect(made).toMatchObject({ organisationId, name: 'Torres del Sol', country: 'ES' });
  const list = await browser.get('/assemblies');
  expect(list.body).toMatchObject({
    total: 2,
    usual: { kind: 'building', rulePack: 'co-ph', country: 'CO', timeZone: 'America/Bogota' },
  });
  const entered = await browser.post('/auth/enter', { assemblyId: asked.assemblyId });
  expect(entered.status).toBe(200);
});

test('an administrator of only an assembly creates none', async () => {
  const { browser } = await newAdmin({ isOrganiser: false });
  const asked = asking();
  const answer = await browser.post('/assemblies', asked);
  expect(answer).toMatchObject({ status: 403, body: { code: 'not-organiser' } });
  expect((await documents.assembly(asked.assemblyId).get()).exists).toBe(false);
});
