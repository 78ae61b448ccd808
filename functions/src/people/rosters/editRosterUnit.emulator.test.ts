import { randomUUID } from 'node:crypto';
import { guessReading, type UnitEdits } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import {
  newAssembly,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { compareRoster } from './compareRoster.ts';
import { editRosterUnit } from './editRosterUnit.ts';
import { importRoster } from './importRoster.ts';
import { restoreVersion } from './restoreVersion.ts';
import { startImport } from './startImport.ts';

const title = ['unidad', 'coeficiente', 'propietario', 'documento'];
const building = [
  title,
  ['A-1', '50', 'Ana Rojas', 'CC 100'],
  ['A-2', '30', 'Luis Peña', 'CC 200'],
  ['A-3', '20', 'Ana Rojas', 'CC 100'],
];
const ana = { name: 'Ana Rojas', document: 'CC 100', email: '', phone: '' };

async function withRoster() {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const request = { importId: randomUUID(), rows: building, confirmed: true };
  taken(await importRoster({ assemblyId, by: 'admin', request, now: Date.now() }));
  return { ...assembly, version: request.importId };
}
type Imported = Awaited<ReturnType<typeof withRoster>>;

const editing = (
  { assemblyId, version }: TestAssembly & { version: string },
  unitId: string,
  edits: UnitEdits,
) => ({
  assemblyId,
  by: 'admin',
  request: { editId: randomUUID(), version, unitId, edits },
  now: Date.now(),
});

async function look({ assemblyId, version }: Imported) {
  const [units, people, stored, changes, session, events] = await Promise.all([
    peopleDocuments.units(assemblyId, version).orderBy('order').get(),
    peopleDocuments.people(assemblyId, version).get(),
    peopleDocuments.roster(assemblyId, version).get(),
    peopleDocuments.unitChanges(assemblyId, version).get(),
    documents.session(assemblyId, 1).get(),
    documents.events(assemblyId).where('kind', '==', 'unit-edited').get(),
  ]);
  return {
    units: units.docs.map((unit) => unit.data()),
    people: people.docs.map((person) => person.data().name).sort(),
    stored: stored.data(),
    changes: changes.docs.map((change) => change.data()),
    editedAt: session.data()?.rosterEditedAt,
    events: events.size,
  };
}

test('mends a weight in place, moves the total, wakes the quorum and keeps what it was', async () => {
  const assembly = await withRoster();
  const asked = editing(assembly, 'A-2', { weight: '31,5' });
  taken(await editRosterUnit(asked));
  const { units, stored, changes, editedAt, events } = await look(assembly);
  expect(units[1]?.weight).toBe(31_500_000);
  expect(stored).toMatchObject({ totalWeight: 101_500_000, edits: 1 });
  expect(changes).toMatchObject([
    {
      unitId: 'A-2',
      before: { unit: { weight: 30_000_000 } },
      after: { unit: { weight: 31_500_000 } },
    },
  ]);
  expect([editedAt, events]).toEqual([asked.now, 1]);
});

test('answers a repeated edit the same and makes it once, also at the same time', async () => {
  const assembly = await withRoster();
  const asked = editing(assembly, 'A-2', { weight: '31' });
  const together = await Promise.all([editRosterUnit(asked), editRosterUnit(asked)]);
  together.push(await editRosterUnit(asked));
  expect(new Set(together.map((outcome) => JSON.stringify(taken(outcome)))).size).toBe(1);
  expect((await look(assembly)).stored).toMatchObject({ totalWeight: 101_000_000, edits: 1 });
});

test('two edits of two units at once are both in the total', async () => {
  const assembly = await withRoster();
  const edits = ['A-1', 'A-2', 'A-3'].map((id) => editing(assembly, id, { weight: '10' }));
  for (const outcome of await Promise.all(edits.map(editRosterUnit))) taken(outcome);
  expect((await look(assembly)).stored).toMatchObject({ totalWeight: 30_000_000, edits: 3 });
});

test('a person has one name in every unit they own', async () => {
  const assembly = await withRoster();
  taken(await editRosterUnit(editing(assembly, 'A-1', { owner: { ...ana, name: 'Ana Ruiz' } })));
  const { units, people } = await look(assembly);
  expect(units.map((unit) => unit.ownerNames)).toEqual([['Ana Ruiz'], ['Luis Peña'], ['Ana Ruiz']]);
  expect(people).toEqual(['Ana Ruiz', 'Luis Peña']);
});

test('two people with one name and no document stay two when how to reach them is written', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const rows = [title, ...['A-1', 'A-2'].map((label) => [label, '50', 'Ana Rojas', ''])];
  const reading = { ...guessReading(rows), namesakes: 'apart' as const };
  const request = { importId: randomUUID(), rows, reading, confirmed: true };
  taken(await importRoster({ assemblyId, by: 'admin', request, now: Date.now() }));
  const imported = { ...assembly, version: request.importId };
  const owners = async () => (await look(imported)).units.flatMap(({ ownerIds }) => ownerIds);
  const before = await owners();
  expect(new Set(before).size).toBe(2);
  for (const [unitId, email] of [
    ['A-1', 'una@a.co; hija@a.co'],
    ['A-2', 'otra@a.co'],
  ] as const) {
    const owner = { name: 'ANA ROJAS', document: '', email, phone: '' };
    taken(await editRosterUnit(editing(imported, unitId, { owner })));
  }
  expect(await owners()).toEqual(before);
  const people = await peopleDocuments.people(assemblyId, imported.version).get();
  expect(people.docs.map((one) => one.data().email).sort()).toEqual(['otra@a.co', 'una@a.co']);
});

test('another document is another owner; who owns nothing any more is forgotten', async () => {
  const assembly = await withRoster();
  const eva = { ...ana, name: 'Eva', document: 'CC 900' };
  taken(await editRosterUnit(editing(assembly, 'A-1', { owner: eva })));
  expect((await look(assembly)).people).toEqual(['Ana Rojas', 'Eva', 'Luis Peña']);
  taken(await editRosterUnit(editing(assembly, 'A-2', { owner: eva })));
  const { people, stored } = await look(assembly);
  expect(people).toEqual(['Ana Rojas', 'Eva']);
  expect(stored?.people).toBe(2);
});

test('the same document written otherwise is the same owner', async () => {
  const imported = await withRoster();
  const owner = async (document: string) => {
    const edits = { owner: { ...ana, name: 'Zipa S. A. S.', document } };
    return taken(await editRosterUnit(editing(imported, 'A-1', edits))).person?.personId;
  };
  const first = await owner('NIT 900.373.913-4');
  for (const document of ['900373913', '9003739134', 'N.I.T. 900.373.913']) {
    expect(await owner(document)).toBe(first);
  }
  expect(await owner('900373914')).not.toBe(first);
});

test('a counted figure is locked by an open question or somebody present; a name is not', async () => {
  const assembly = await withRoster();
  const { units } = await look(assembly);
  await seat(assembly, units.slice(0, 1));
  const heavier = editing(assembly, 'A-1', { weight: '51' });
  expect(await editRosterUnit(heavier)).toMatchObject({ refusal: { code: 'roster-in-use' } });
  taken(await editRosterUnit(editing(assembly, 'A-2', { weight: '31' })));
  await newOpenQuestion(assembly);
  const debtor = editing(assembly, 'A-2', { inArrears: true });
  expect(await editRosterUnit(debtor)).toMatchObject({ refusal: { code: 'roster-in-use' } });
  taken(await editRosterUnit(editing(assembly, 'A-1', { kind: 'local' })));
});

test('refuses a unit that is not there, a roster that is not in force and a wrong number', async () => {
  const assembly = await withRoster();
  const codeOf = async (asked: ReturnType<typeof editing>) => {
    const outcome = await editRosterUnit(asked);
    return outcome.ok ? 'done' : outcome.refusal.code;
  };
  expect(await codeOf(editing(assembly, 'Z', { kind: 'x' }))).toBe('unit-unknown');
  expect(await codeOf(editing({ ...assembly, version: 'v1' }, 'U0', { kind: 'x' }))).toBe(
    'roster-changed',
  );
  expect(await codeOf(editing(assembly, 'A-1', { weight: 'x' }))).toBe('roster-edit-wrong');
});

test('an import compared before an edit does not overwrite it', async () => {
  const assembly = await withRoster();
  const { assemblyId } = assembly;
  const request = { importId: randomUUID(), rows: building, confirmed: true };
  const asked = { assemblyId, by: 'admin', request, now: Date.now() };
  taken(await startImport(asked));
  taken(await editRosterUnit(editing(assembly, 'A-2', { kind: 'local' })));
  expect(await importRoster(asked)).toMatchObject({ refusal: { code: 'roster-changed' } });
});

const restoring = ({ assemblyId }: TestAssembly, version: string, from: string) => ({
  assemblyId,
  by: 'admin',
  request: { version, from },
  now: Date.now(),
});

test('undoes an import by moving the pointer, and can do it again', async () => {
  const assembly = await withRoster();
  const back = restoring(assembly, 'v1', assembly.version);
  expect(taken(await restoreVersion(back))).toMatchObject({ version: 'v1', units: 1 });
  taken(await restoreVersion(back));
  const active = async () =>
    (await documents.assembly(assembly.assemblyId).get()).data()?.activeRoster;
  expect(await active()).toBe('v1');
  const events = documents.events(assembly.assemblyId).where('kind', '==', 'roster-restored');
  expect((await events.get()).size).toBe(1);
  taken(await restoreVersion(restoring(assembly, assembly.version, 'v1')));
  expect(await active()).toBe(assembly.version);
});

test('does not undo a roster on which somebody was asked to vote, and says which question', async () => {
  const assembly = await withRoster();
  const questionId = await newOpenQuestion(assembly);
  await pollDocuments.question(assembly.assemblyId, questionId).update({ state: 'closed' });
  await documents.session(assembly.assemblyId, 1).update({ openQuestionIds: [] });
  expect(await restoreVersion(restoring(assembly, 'v1', assembly.version))).toMatchObject({
    refusal: { code: 'roster-voted', detail: 'Pregunta 1.' },
  });
});

test('does not undo under a hall that would not fit, nor to an unfinished version, nor from another', async () => {
  const assembly = await withRoster();
  const codeOf = async (version: string, from: string) => {
    const outcome = await restoreVersion(restoring(assembly, version, from));
    return outcome.ok ? 'done' : outcome.refusal.code;
  };
  expect(await codeOf('nothing', assembly.version)).toBe('not-found');
  expect(await codeOf('v1', 'another')).toBe('roster-changed');
  await seat(assembly, (await look(assembly)).units.slice(0, 1));
  expect(await codeOf('v1', assembly.version)).toBe('roster-in-use');
});

test('of two who undo and import at once, one is told', async () => {
  const assembly = await withRoster();
  const { assemblyId } = assembly;
  const request = { importId: randomUUID(), rows: building, confirmed: true };
  const outcomes = await Promise.all([
    importRoster({ assemblyId, by: 'admin', request, now: Date.now() }),
    restoreVersion(restoring(assembly, 'v1', assembly.version)),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, refusal: { code: 'roster-changed' } });
});

test('a comparison tells the changes, the people it blocks and the proxies it empties', async () => {
  const assembly = await withRoster();
  const { assemblyId } = assembly;
  const { units } = await look(assembly);
  await seat(assembly, units.slice(1, 2));
  const [grantorId = ''] = units[0]?.ownerIds ?? [];
  const proxy = { proxyId: 'p', state: 'accepted', unitIds: ['A-1'], grantorId, cosignerIds: [] };
  await peopleDocuments
    .proxies(assemblyId)
    .doc('p')
    .set(proxy as never);
  const rows = [
    title,
    ['A-2', '31', 'Luis Peña', 'CC 200'],
    ['A-3', '20', 'Ana Rojas', 'CC 100'],
    ['A-4', '49', 'Eva', 'CC 900'],
  ];
  expect(taken(await compareRoster(assemblyId, { rows }))).toMatchObject({
    base: assembly.version,
    units: 3,
    heads: 3,
    totalWeight: 100_000_000,
    added: { count: 1, first: ['A-4'] },
    removed: { count: 1, first: ['A-1'] },
    changed: {
      count: 1,
      first: [{ label: 'A-2', changes: [{ before: '30,0000', after: '31,0000' }] }],
    },
    unchanged: 1,
    blocked: 'Unidades: A-2.',
    proxies: { count: 1, first: ['A-1 (ya no está)'] },
  });
  const merged = taken(await compareRoster(assemblyId, { rows: rows.slice(0, 1), mode: 'merge' }));
  expect(merged).toMatchObject({ units: 3, unchanged: 3, blocked: null, proxies: { count: 0 } });
  expect((await look(assembly)).units).toHaveLength(3);
});
