import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { guessReading, type ImportRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit } from '../../hall/attendance/desks.ts';
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
import { importRoster } from './importRoster.ts';
import { restoreVersion } from './restoreVersion.ts';

const title = ['unidad', 'coeficiente', 'propietario', 'documento'];
/** Three units that add up to 100. */
const building = [
  title,
  ['A-1', '50', 'Ana Rojas', 'CC 100'],
  ['A-2', '30', 'Luis Peña', 'CC 200'],
  ['A-3', '20', 'Ana Rojas', 'CC 100'],
];

function importing(
  { assemblyId }: TestAssembly,
  rows: string[][],
  more: Partial<ImportRequest> = {},
) {
  const request = { importId: randomUUID(), rows, confirmed: false, ...more };
  return importRoster({ assemblyId, by: 'admin', request, now: Date.now() });
}

const codeOf = (outcome: Awaited<ReturnType<typeof importRoster>>) =>
  outcome.ok ? 'imported' : outcome.refusal.code;

async function stateOf({ assemblyId }: TestAssembly) {
  const active = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? '';
  const [units, people, events, session] = await Promise.all([
    peopleDocuments.units(assemblyId, active).orderBy('order').get(),
    peopleDocuments.people(assemblyId, active).get(),
    documents.events(assemblyId).where('kind', '==', 'roster-imported').get(),
    documents.session(assemblyId, 1).get(),
  ]);
  return {
    active,
    units: units.docs.map((unit) => unit.data()),
    people: people.docs.map((person) => person.data()),
    imports: events.size,
    told: session.data()?.roster,
  };
}

test('makes a new version visible whole, and tells the session', async () => {
  const assembly = await newAssembly(1);
  const answer = taken(await importing(assembly, building));
  expect(answer).toMatchObject({ units: 3, totalWeight: 100_000_000 });
  const state = await stateOf(assembly);
  expect(state).toMatchObject({ active: answer.version, imports: 1, told: answer.version });
  expect(state.units.map((unit) => [unit.label, unit.weight])).toEqual([
    ['A-1', 50_000_000],
    ['A-2', 30_000_000],
    ['A-3', 20_000_000],
  ]);
  expect(state.people.map((person) => person.name).sort()).toEqual(['Ana Rojas', 'Luis Peña']);
  expect(state.units[0]?.ownerIds).toEqual(state.units[2]?.ownerIds);
});

test('the assembly knows in what its roster weighs, and follows it back to another', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const measureNow = async () => (await documents.assembly(assemblyId).get()).data()?.weightMeasure;
  const reading = { ...guessReading(building), measure: 'shares' as const };
  const shares = taken(await importing(assembly, building, { reading }));
  expect(await measureNow()).toBe('shares');
  const version = { version: 'v1', from: shares.version };
  taken(await restoreVersion({ assemblyId, by: 'admin', request: version, now: Date.now() }));
  expect(await measureNow()).toBe('percent');
});

test('gives people ids that say nothing and are their own in each assembly', async () => {
  const [one, other] = [await newAssembly(1), await newAssembly(1)];
  await importing(one, building);
  await importing(other, building);
  const idsOf = async (assembly: TestAssembly) =>
    (await stateOf(assembly)).people.map((person) => person.personId);
  const ids = [...(await idsOf(one)), ...(await idsOf(other))];
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/u);
});

test('a person in force keeps their id when the file writes their document otherwise', async () => {
  const assembly = await newAssembly(1);
  const written = (first: string, second: string) => [
    title,
    ['A-1', '60', 'Ana Rojas', first],
    ['A-2', '40', 'Inversiones Zipa', second],
  ];
  const ownersOf = async () => (await stateOf(assembly)).units.map(({ ownerIds }) => ownerIds);
  taken(await importing(assembly, written('C.C. 52.345.678 de Bogotá', 'NIT 900.373.913-4')));
  const before = await ownersOf();
  taken(await importing(assembly, written('52345678', '900373913')));
  expect(await ownersOf()).toEqual(before);
  taken(await importing(assembly, written('CC 52.345.678 Btá', '9003739134')));
  expect(await ownersOf()).toEqual(before);
});

test('answers a repeated import the same and changes nothing', async () => {
  const assembly = await newAssembly(1);
  const importId = randomUUID();
  const first = taken(await importing(assembly, building, { importId }));
  const before = await documents.assembly(assembly.assemblyId).get();
  const together = await Promise.all([
    importing(assembly, building, { importId }),
    importing(assembly, building, { importId }),
  ]);
  expect(together.map(taken)).toEqual([first, first]);
  const after = await documents.assembly(assembly.assemblyId).get();
  expect(after.updateTime).toEqual(before.updateTime);
  expect((await stateOf(assembly)).imports).toBe(1);
});

test('makes one import of two that begin at the same time under one id', async () => {
  const assembly = await newAssembly(1);
  const importId = randomUUID();
  const [one, other] = await Promise.all([
    importing(assembly, building, { importId }),
    importing(assembly, building, { importId }),
  ]);
  expect(one && taken(one)).toEqual(other && taken(other));
  expect(await stateOf(assembly)).toMatchObject({ active: importId, imports: 1 });
});

test('refuses another file under the id of an import', async () => {
  const assembly = await newAssembly(1);
  const importId = randomUUID();
  taken(await importing(assembly, building, { importId }));
  const other = building.slice(0, 3);
  expect(codeOf(await importing(assembly, other, { importId, confirmed: true }))).toBe(
    'bad-request',
  );
});

test('refuses errors always and warnings until somebody confirms them, saying the first', async () => {
  const assembly = await newAssembly(1);
  const wrong = [...building, ['A-1', '1', 'Otra', 'CC 300']];
  const refused = await importing(assembly, wrong, { confirmed: true });
  expect(refused).toMatchObject({
    refusal: { code: 'roster-has-errors', detail: expect.stringContaining('Fila 5') },
  });
  const short = building.slice(0, 3);
  expect(await importing(assembly, [...short, ['Total', '80', '', '']])).toMatchObject({
    refusal: {
      code: 'roster-unconfirmed',
      detail: expect.stringContaining('Suman 80,0000: faltan 20,0000 para 100.'),
    },
  });
  expect((await stateOf(assembly)).active).toBe('v1');
  expect(codeOf(await importing(assembly, short, { confirmed: true }))).toBe('imported');
});

test('an import whose weights were adjusted says so, in its version and in the record', async () => {
  const assembly = await newAssembly(1);
  const over = building.map((row) => (row[0] === 'A-1' ? ['A-1', '50,4', ...row.slice(2)] : row));
  const reading = { ...guessReading(over), shareOut: true };
  const { version } = taken(await importing(assembly, over, { reading, confirmed: true }));
  const { units } = await stateOf(assembly);
  expect(units.map(({ weight }) => weight)).toEqual([50_199_203, 29_880_478, 19_920_319]);
  const stored = await peopleDocuments.roster(assembly.assemblyId, version).get();
  expect(stored.data()?.origin).toMatchObject({ adjusted: true });
  const events = documents.events(assembly.assemblyId).where('kind', '==', 'roster-imported');
  expect((await events.get()).docs.map((one) => one.data().adjusted)).toEqual([true]);
});

test('weights that are far from their required sum are not adjusted', async () => {
  const assembly = await newAssembly(1);
  const short = building.slice(0, 3);
  const reading = { ...guessReading(short), shareOut: true };
  expect(await importing(assembly, short, { reading, confirmed: true })).toMatchObject({
    refusal: { code: 'roster-has-errors', detail: expect.stringContaining('Suman 80,0000') },
  });
});

test('a roll of members gives one vote to each where their law does, also unasked', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ rulePack: 'generic' });
  const roll = [
    ['N°', 'Nombre', 'DNI'],
    ['1', 'Gema Cobo', '40000001'],
    ['2', 'Hugo Baena', '40000002'],
  ];
  const answer = taken(await importing(assembly, roll, { confirmed: true }));
  expect(answer).toMatchObject({ units: 2, totalWeight: 2_000_000 });
  expect((await documents.assembly(assemblyId).get()).data()?.weightMeasure).toBe('shares');
});

test('does not take the roster away from a hall that it does not fit', async () => {
  const assembly = await newAssembly(1);
  taken(await importing(assembly, building));
  const ana = (await stateOf(assembly)).units[0]?.ownerIds[0] ?? '';
  const { assemblyId } = assembly;
  const entering = { personId: ana, unitIds: ['A-1', 'A-3'] };
  const request = { ...entering, capacity: 'owner', channel: 'hall' } as const;
  taken(await accredit({ assemblyId, by: 'desk', request, now: Date.now() }));

  const lighter = building.map((row) => (row[0] === 'A-1' ? ['A-1', '49', row[2] ?? '', ''] : row));
  expect(await importing(assembly, lighter, { confirmed: true })).toMatchObject({
    refusal: { code: 'roster-in-use', detail: 'Unidades: A-1.' },
  });
  const sold = building.map((row) => (row[0] === 'A-3' ? ['A-3', '20', 'Luz', 'CC 400'] : row));
  expect(codeOf(await importing(assembly, sold))).toBe('roster-in-use');
  const untouched = building.map((row) => (row[0] === 'A-2' ? ['A-2', '30', 'Eva', 'CC 5'] : row));
  expect(codeOf(await importing(assembly, untouched))).toBe('imported');
});

test('does not change the roster under an open question', async () => {
  const assembly = await newAssembly(1);
  const questionId = await newOpenQuestion(assembly);
  expect(codeOf(await importing(assembly, building))).toBe('roster-in-use');
  await pollDocuments.question(assembly.assemblyId, questionId).update({ state: 'closed' });
  await documents.session(assembly.assemblyId, 1).update({ openQuestionIds: [] });
  expect(codeOf(await importing(assembly, building))).toBe('imported');
});

test('names five of the units that do not fit, and how many more there are', async () => {
  const assembly = await newAssembly(7);
  await seat(assembly);
  expect(await importing(assembly, building)).toMatchObject({
    refusal: { detail: 'Unidades: U0, U1, U2, U3, U4 y 2 más.' },
  });
});

test('imports the whole building of the demonstration', async () => {
  const assembly = await newAssembly(1);
  const file = new URL('../../../../data/padron-torres-del-parque.csv', import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split(/\r?\n/u);
  const rows = lines.map((line) => line.split(','));
  const answer = taken(await importing(assembly, rows, { confirmed: true }));
  expect(answer).toMatchObject({ units: 302, totalWeight: 100_000_000 });
  const { active, units } = await stateOf(assembly);
  expect(units).toHaveLength(302);
  const stored = (await peopleDocuments.roster(assembly.assemblyId, active).get()).data();
  expect(stored).toMatchObject({ state: 'ready', units: 302 });
});
