import { emptyFloor } from '@asamblea/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt, firestore } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { verifySeals } from '../../kernel/events/verifySeals.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { auditCounts } from '../../polls/closing/auditCounts.ts';
import { knownCollections } from '../../testing/database/knownCollections.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { makeDossier } from '../../testing/halls/makeDossier.ts';
import { richAssembly } from '../../testing/halls/richAssembly.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { erasePerson } from './erasePerson.ts';
import { findErased } from './findErased.ts';
import { personFates } from './personFates.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const personId = 'person-9';
/** As the assembly of the test calls them, with markup. */
const name = 'Ana <b>9</b>';
const contact = {
  ...{ document: 'CC 52.345.678', email: 'nueve@correo.test', phone: '300 123 45 67' },
};
const traces =
  /Ana (?:<b>|&lt;b&gt;|\\u003cb>)9|52\.?345\.?678|nueve@correo|n…@correo|300 123 45 67/u;

let rich: Awaited<ReturnType<typeof richAssembly>>;
beforeAll(async () => {
  rich = await richAssembly(server.origin);
  await leaveTraces(rich.assemblyId);
}, 120_000);

/** Leaves further traces of a person in an assembly, as each part of the product writes them. */
async function leaveTraces(assemblyId: string): Promise<void> {
  await peopleDocuments.people(assemblyId, 'v1').doc(personId).update(contact);
  const set = (path: string, fields: object) =>
    firestore()
      .doc(`${paths.assembly(assemblyId)}/${path}`)
      .set(fields);
  await set('accessCodes/k', { personId, role: 'voter' });
  await set('invitations/k', { personId, role: 'voter' });
  await set(`devices/${personId}`, { deviceId: 'd' });
  await set(`sessions/1/presence/${personId}`, { channel: 'online' });
  await set('mail/m', { personId, to: 'n…@correo.test', state: 'sent' });
  await set('inquiries/i', { inquiryId: 'i', personId, name, labels: ['U9'], text: 'Vivo sola.' });
  await set('jobs/j', { kind: 'roster', state: 'done', name: 'padron.xlsx' });
  const json = JSON.stringify({ units: [], people: [{ personId, name, ...contact }] });
  await set('jobs/j/parts/00000', { json });
  await set('rosters/v1/packs/newest', { edits: 0, seal: 's', parts: { units: 1 } });
  const said = { kind: 'invited-by-mail', by: 'desk', at: 1, personId, to: 'n…@correo.test' };
  await set('events/e-mail', { ...said, number: 1, seal: null });
  const floor = { turnId: 't', personId, name, labels: ['U9'] };
  await set('floor/1', { ...emptyFloor(1), speaking: floor });
  const zoom = { personId: null, name: `${name} (iPhone)`, email: contact.email };
  await set('zoomParticipants/z', zoom);
}

/** Where something stored names them, of the database and of the store. */
async function tracesIn(assemblyId: string): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (path: string): Promise<void> => {
    const reference = documentAt<object>(path);
    if (traces.test(JSON.stringify((await reference.get()).data() ?? {}))) found.push(path);
    for (const collection of await reference.listCollections()) {
      for (const inner of await collection.listDocuments()) await look(inner.path);
    }
  };
  await look(paths.assembly(assemblyId));
  for await (const path of openFiles().list(assemblyId)) {
    const bytes = await openFiles().get(path);
    if (traces.test(Buffer.from(bytes ?? []).toString())) found.push(path);
  }
  return found;
}

const asked = (more: object = {}) => ({
  ...{ assemblyId: rich.assemblyId, by: 'ana', now: Date.now(), files: openFiles() },
  ...{ request: { personId, name }, ...more },
});

test('every collection of an assembly says what becomes of somebody who is erased', () => {
  expect(knownCollections()).toEqual(Object.keys(personFates).sort());
});

test('somebody who is still needed stays, with the reason', async () => {
  const { assemblyId } = rich;
  const code = async (more: object = {}) => {
    const answer = await erasePerson(asked(more));
    return answer.ok ? null : answer.refusal.code;
  };
  expect(await code({ request: { personId, name: 'Otra' } })).toBe('erase-person-name');
  await documents.session(assemblyId, 1).update({ state: 'suspended' });
  expect(await code()).toBe('erase-person-session');
  await documents.session(assemblyId, 1).update({ state: 'closed' });
  expect(await code()).toBe('erase-person-owns');
  const unit = peopleDocuments.units(assemblyId, 'v1').doc('U9');
  const { ownerIds, ownerNames } = (await unit.get()).data() ?? {};
  await unit.update({ ownerIds: ['person-1'], ownerNames: ['Persona 1'] });
  expect(await code()).toBe('erase-person-proxy');
  await unit.update({ ownerIds, ownerNames });
  const staff = documents.member(assemblyId, 'staff-9');
  await staff.set({ uid: 'staff-9', role: 'teller', name, personId, sids: [] } as never);
  expect(await code()).toBe('erase-person-staff');
  await staff.delete();
  expect(await tracesIn(assemblyId)).not.toEqual([]);
});

test('an erased person is nowhere but in what was signed, and every seal holds', async () => {
  const { assemblyId } = rich;
  await documents.assembly(assemblyId).update({ archivedAt: Date.now() });
  const found = await findErased(assemblyId, '52345678');
  expect(found).toEqual([{ personId, name, document: contact.document, units: ['U9'] }]);
  const [one, other] = await Promise.all([erasePerson(asked()), erasePerson(asked())]);
  const erased = taken(one);
  taken(other);
  expect(erased).toMatchObject({ personId, events: 1, left: [] });
  const left = await tracesIn(assemblyId);
  expect(left.filter((path) => !path.startsWith(`${assemblyId}/acta/`))).toEqual([]);
  expect(await findErased(assemblyId, name)).toEqual([]);
  const seals = taken(await verifySeals(assemblyId, Date.now()));
  expect(seals).toMatchObject({ broken: null, unsealed: 0 });
  const events = (await documents.events(assemblyId).get()).docs.map((event) => event.data());
  expect(events.filter(({ kind }) => kind === 'person-erased')).toMatchObject([
    { personId, by: 'ana' },
  ]);
  const { questions } = taken(await auditCounts(assemblyId, Date.now()));
  expect(questions.flatMap(({ faults }) => faults)).toEqual([]);
});

test('once more it changes nothing, and the file of the assembly is made without them', async () => {
  const { assemblyId } = rich;
  const again = taken(await erasePerson(asked()));
  expect(again).toMatchObject({ changed: 0, deleted: 0, files: 0, events: 0 });
  const { files } = await makeDossier(assemblyId);
  const named = [...files].filter(([, bytes]) => traces.test(Buffer.from(bytes).toString()));
  // The minutes are as they were fixed, in their files and on the page that shows them.
  const namedIn = named.map(([path]) => path);
  expect(namedIn.filter((path) => path !== 'index.html' && !path.includes('acta'))).toEqual([]);
  const people = [...files].map(([, bytes]) => Buffer.from(bytes).toString()).join('');
  expect(people).toContain('Persona retirada');
});

test('somebody of an older roster goes at once, and a namesake keeps their name', async () => {
  const { assemblyId } = await newAssembly(2);
  await documents.session(assemblyId, 1).update({ state: 'closed' });
  const people = peopleDocuments.people(assemblyId, 'v0');
  await peopleDocuments.roster(assemblyId, 'v0').set({ version: 'v0' } as never);
  const lia = { name: 'Lía Mora', document: '', email: null, phone: null };
  await people.doc('gone').set({ personId: 'gone', ...lia });
  await people.doc('here').set({ personId: 'here', ...lia });
  const request = { personId: 'gone', name: 'Lía Mora' };
  const named = { assemblyId, by: 'ana', now: Date.now(), files: openFiles(), request };
  expect(taken(await erasePerson(named))).toMatchObject({ changed: 1, deleted: 0 });
  expect((await people.doc('gone').get()).data()?.name).toBe('Persona retirada');
  expect((await people.doc('here').get()).data()?.name).toBe('Lía Mora');
});
