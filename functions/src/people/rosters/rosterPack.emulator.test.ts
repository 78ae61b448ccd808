import { randomUUID } from 'node:crypto';
import type {
  PackedContact,
  PackedKind,
  Person,
  Role,
  RosterPack,
  Unit,
  UnitEdits,
} from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { clearArrears } from '../../hall/attendance/clearArrears.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import {
  newAssembly,
  newMember,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { StoredUnit } from '../stored/storedRoster.ts';
import { editRosterUnit } from './editRosterUnit.ts';
import { importRoster } from './importRoster.ts';
import { readRosterPack } from './rosterPack.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const building = [
  ['unidad', 'coeficiente', 'propietario', 'documento', 'correo', 'celular', 'mora'],
  ['A-1', '50', 'Ana Rojas', 'CC 100', 'ana@x.test', '+57 300 1', 'no'],
  ['A-2', '30', 'Luis Peña', 'CC 200', 'luis@x.test', '', 'no'],
  ['A-3', '20', 'Ana Rojas', 'CC 100', 'ana@x.test', '', 'sí'],
];

async function withRoster() {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const request = { importId: randomUUID(), rows: building, confirmed: true };
  taken(await importRoster({ assemblyId, by: 'admin', request, now: Date.now() }));
  return { ...assembly, version: request.importId };
}
type Imported = TestAssembly & { readonly version: string };

/** The answers to a role, one after another. */
async function asRole(assembly: TestAssembly, role: Role) {
  const claims = await newMember(assembly, role);
  const { get, heard } = await browserOf(server.origin, claims);
  const part = (kind: string, version: string, edits: number, place = 0) =>
    get(`/rosters/pack/${kind}?version=${version}&edits=${edits}&part=${place}`);
  return { get, heard, part };
}

async function rowsOf<T>(assembly: Imported, kind: PackedKind, pack: RosterPack) {
  const { part } = await asRole(assembly, 'registrar');
  const places = Array.from({ length: pack.parts[kind] }, (_, place) => place);
  const parts = await Promise.all(
    places.map((place) => part(kind, assembly.version, pack.edits, place)),
  );
  return parts.flatMap(({ body }) => body.rows as readonly T[]);
}

async function edit({ assemblyId, version }: Imported, unitId: string, edits: UnitEdits) {
  const request = { editId: randomUUID(), version, unitId, edits };
  taken(await editRosterUnit({ assemblyId, by: 'admin', request, now: Date.now() }));
}

/** The rows of a collection, and of them what was edited after that. */
async function stored({ assemblyId, version }: Imported, after: number) {
  const units = peopleDocuments.units(assemblyId, version);
  const people = peopleDocuments.people(assemblyId, version);
  const read = async <T>(rows: { get(): Promise<{ docs: { data(): T }[] }> }) =>
    (await rows.get()).docs.map((row) => row.data());
  return {
    units: await read<StoredUnit>(units),
    people: await read<Person>(people),
    changed: await read<Unit>(units.where('edit', '>', after)),
    changedPeople: await read<Person>(people.where('edit', '>', after)),
  };
}

test('an import leaves the roster packed, and its owners without contacts', async () => {
  const assembly = await withRoster();
  const { assemblyId, version } = assembly;
  const kept = (await peopleDocuments.newestPack(assemblyId, version).get()).data();
  const pack = taken(await readRosterPack({ assemblyId, version }));
  expect(kept).toEqual(pack);
  expect(pack).toMatchObject({ edits: 0, parts: { units: 1, owners: 1, contacts: 1 } });
  const { units, people } = await stored(assembly, 0);
  const packed = await rowsOf<Unit>(assembly, 'units', pack);
  // The debts of its head are for the server alone.
  const shown = units.map(({ headOwes: _, ...unit }) => unit);
  expect(packed).toEqual([...shown].sort((a, b) => a.order - b.order));
  const owners = await rowsOf<Person>(assembly, 'owners', pack);
  const said = people.map(({ personId, name, document }) => ({ personId, name, document }));
  expect(owners).toHaveLength(2);
  expect(owners).toEqual(expect.arrayContaining(said));
});

test('contacts are packed apart, for people who have some', async () => {
  const { assemblyId, version } = await withRoster();
  const nobody = { personId: 'eva', name: 'Eva', document: '', email: null, phone: null };
  const old = { ...nobody, personId: 'raul', phone: '300', isContactOld: true } as const;
  const both = { ...nobody, personId: 'sol', email: 'sol@x.test', moreEmails: ['hija@x.test'] };
  const people = peopleDocuments.people(assemblyId, version);
  await Promise.all([nobody, old, both].map((one) => people.doc(one.personId).set(one)));
  await peopleDocuments.newestPack(assemblyId, version).delete();
  const pack = taken(await readRosterPack({ assemblyId, version }));
  const place = { assemblyId, version, cot: '', units: [] };
  const contacts = await rowsOf<PackedContact>(place, 'contacts', pack);
  const told = contacts.find(({ personId }) => personId === 'sol');
  expect(told?.moreEmails).toEqual(['hija@x.test']);
  const mails = contacts.map(({ email, phone, isContactOld }) => [email, phone, isContactOld]);
  expect(mails.sort()).toEqual([
    [null, '300', true],
    ['ana@x.test', '+57 300 1', undefined],
    ['luis@x.test', null, undefined],
    ['sol@x.test', null, undefined],
  ]);
  expect(Object.keys(contacts[0] ?? {}).sort()).toEqual(['email', 'personId', 'phone']);
});

test('a pack of before contacts were packed is packed again', async () => {
  const assembly = await withRoster();
  const { assemblyId, version } = assembly;
  const whole = taken(await readRosterPack({ assemblyId, version }));
  const newest = peopleDocuments.newestPack(assemblyId, version);
  await newest.set({ ...whole, parts: omitContacts(whole) });
  expect(taken(await readRosterPack({ assemblyId, version }))).toEqual(whole);
  expect((await newest.get()).data()).toEqual(whole);
  expect(await rowsOf(assembly, 'contacts', whole)).toHaveLength(2);
});

/** The pack as it was written by a release that did not know of contacts. */
function omitContacts({ parts: { contacts: _, ...parts } }: RosterPack): RosterPack['parts'] {
  return parts as RosterPack['parts'];
}

test('an unpacked roster is packed by the first reader, and twice the same', async () => {
  const { assemblyId, units } = await newAssembly(3);
  const asked = { assemblyId, version: 'v1' };
  const [one, other] = await Promise.all([readRosterPack(asked), readRosterPack(asked)]);
  expect(taken(one)).toEqual(taken(other));
  const read = await rowsOf<Unit>({ ...asked, cot: '', units }, 'units', taken(one));
  expect(read).toEqual(units);
  await peopleDocuments.newestPack(assemblyId, 'v1').delete();
  expect(taken(await readRosterPack(asked))).toEqual(taken(one));
});

test('the pack of an import and the one that is gathered later have the same seal', async () => {
  const { assemblyId, version } = await withRoster();
  const { seal } = taken(await readRosterPack({ assemblyId, version }));
  await peopleDocuments.newestPack(assemblyId, version).delete();
  expect(taken(await readRosterPack({ assemblyId, version })).seal).toBe(seal);
});

test('a unit edited in place, and the people it renames, are found by the edit; the pack stays', async () => {
  const assembly = await withRoster();
  const { assemblyId, version } = assembly;
  const pack = taken(await readRosterPack({ assemblyId, version }));
  const owner = { name: 'Ana Rojas Gil', document: 'CC 100', email: '', phone: '' };
  await edit(assembly, 'A-1', { owner });
  const { changed, changedPeople } = await stored(assembly, pack.edits);
  expect(changed.map(({ unitId }) => unitId).sort()).toEqual(['A-1', 'A-3']);
  expect(changedPeople).toMatchObject([{ name: 'Ana Rojas Gil', edit: 1 }]);
  await edit(assembly, 'A-2', { kind: 'local' });
  expect((await stored(assembly, 1)).changed).toMatchObject([{ unitId: 'A-2', edit: 2 }]);
  expect(taken(await readRosterPack({ assemblyId, version }))).toEqual(pack);
});

test('a debt that is paid at the door is found by its edit', async () => {
  const assembly = await withRoster();
  const { assemblyId } = assembly;
  const request = { requestId: randomUUID(), unitIds: ['A-1', 'A-3'] };
  const desk = { assemblyId, by: 'desk', now: Date.now() };
  expect(await clearArrears({ ...desk, request })).toMatchObject({ ok: true });
  const { changed } = await stored(assembly, 0);
  expect(changed).toMatchObject([{ unitId: 'A-3', inArrears: false, edit: 1 }]);
  const roster = await peopleDocuments.roster(assemblyId, assembly.version).get();
  expect(roster.data()?.edits).toBe(1);
});

test('past a thousand edits the next reader packs anew, and the older parts stay', async () => {
  const assembly = await withRoster();
  const { assemblyId, version } = assembly;
  const before = taken(await readRosterPack({ assemblyId, version }));
  await peopleDocuments.roster(assemblyId, version).update({ edits: 1_001 });
  const after = taken(await readRosterPack({ assemblyId, version }));
  expect(after.edits).toBe(1_001);
  expect(await rowsOf<Unit>(assembly, 'units', before)).toHaveLength(3);
  expect(await rowsOf<Unit>(assembly, 'units', after)).toHaveLength(3);
});

test('a part goes out compressed, and nobody on the way keeps it', async () => {
  const assembly = await withRoster();
  const { heard, part } = await asRole(assembly, 'registrar');
  expect((await part('units', assembly.version, 0)).status).toBe(200);
  expect(heard('content-encoding')).toBe('gzip');
  expect(heard('cache-control')).toContain('no-store');
  expect(await part('units', assembly.version, 0, 7)).toMatchObject({ status: 404 });
});

test.each([
  ['registrar', 200, 200],
  ['moderator', 200, 200],
  ['auditor', 200, 403],
  ['teller', 200, 403],
  ['voter', 403, 403],
  ['observer', 403, 403],
] as const)('a %s is answered %i for the units and %i for owners and contacts', async (...row) => {
  const [role, units, owners] = row;
  const assembly = await withRoster();
  const { get, part } = await asRole(assembly, role);
  expect((await get(`/rosters/pack?version=${assembly.version}`)).status).toBe(units);
  expect((await part('units', assembly.version, 0)).status).toBe(units);
  expect((await part('owners', assembly.version, 0)).status).toBe(owners);
  expect((await part('contacts', assembly.version, 0)).status).toBe(owners);
});

test('of a version that is not there is no pack', async () => {
  const { assemblyId } = await newAssembly(1);
  expect(await readRosterPack({ assemblyId, version: 'v9' })).toMatchObject({
    refusal: { code: 'not-found' },
  });
});
