import { randomUUID } from 'node:crypto';
import {
  documentKey,
  guessReading,
  type ImportAnswer,
  type Outcome,
  type Unit,
} from '@asamblea/domain';
import { clearArrears } from '../../hall/attendance/clearArrears.ts';
import { accredit, leave, transfer } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { jobKinds } from '../../office/clock/jobKinds.ts';
import { editRosterUnit } from '../../people/rosters/editRosterUnit.ts';
import { importRoster } from '../../people/rosters/importRoster.ts';
import { personIdsOf } from '../../people/rosters/personIds.ts';
import { restoreVersion } from '../../people/rosters/restoreVersion.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { startBulk } from '../../polls/bulk/startBulk.ts';
import { proxyDesk } from './proxyDesk.ts';
import { newAssembly, type TestAssembly, taken } from './testAssembly.ts';

/** A unit of the roster, its owners by number. */
export interface RosterRow {
  readonly owner: number;
  readonly coowner: number | null;
  readonly owes: boolean;
  readonly weight: number;
}

/** The moves of a hall, units and people by number. */
type HallMove =
  | { readonly do: 'enter' | 'attend'; readonly person: number }
  | {
      readonly do: 'represent' | 'leave' | 'pay' | 'bulk' | 'debts';
      readonly units: readonly number[];
    }
  | { readonly do: 'transfer'; readonly units: readonly number[]; readonly person: number }
  | { readonly do: 'edit'; readonly unit: number; readonly row: RosterRow }
  | { readonly do: 'import'; readonly roster: readonly RosterRow[] }
  | { readonly do: 'restore' };

export interface CountedHall {
  readonly assembly: TestAssembly;
  personIdOf(person: number): string;
  /** The same move is the same request, however often it is made. */
  make(move: HallMove): Promise<void>;
}

/** An assembly whose roster was imported, whose units `P-0`, `P-1`… some owners let an attorney represent. */
export async function newCountedHall(rows: readonly RosterRow[]): Promise<CountedHall> {
  const assembly = await newAssembly(0);
  const { assemblyId } = assembly;
  const ids = new WeakMap<HallMove, string>();
  taken(await importRows(assemblyId, rows, randomUUID()));
  const attorneyId = await represent(assembly);

  const make = async (move: HallMove): Promise<void> => {
    const requestId = ids.get(move) ?? randomUUID();
    ids.set(move, requestId);
    const asked = { assemblyId, by: 'desk', now: Date.now() };
    const sending = { requestId, session: 1 };
    const labels = 'units' in move ? move.units.map((unit) => `P-${unit}`) : [];
    const hall = { channel: 'hall' } as const;
    switch (move.do) {
      case 'enter':
      case 'attend': {
        const personId = personIdOf(assemblyId, move.person);
        const unitIds = await unitsOf(assemblyId, personId);
        const request = { ...sending, personId, unitIds, capacity: 'owner', ...hall } as const;
        const revokesProxies = move.do === 'attend';
        if (unitIds.length > 0)
          await accredit({ ...asked, request: { ...request, revokesProxies } });
        return;
      }
      case 'represent': {
        const request = { ...sending, personId: attorneyId, unitIds: labels, ...hall };
        await accredit({ ...asked, request: { ...request, capacity: 'proxy' } });
        return;
      }
      case 'leave':
        await leave({ ...asked, request: { ...sending, unitIds: labels } });
        return;
      case 'transfer': {
        const [unitId = ''] = labels;
        const held = await peopleDocuments.attendance(assemblyId, 1).doc(unitId).get();
        const fromId = held.data()?.personId ?? attorneyId;
        const request = {
          ...sending,
          personId: personIdOf(assemblyId, move.person),
          unitIds: [unitId],
          fromId,
        };
        await transfer({ ...asked, request: { ...request, capacity: 'owner', ...hall } });
        return;
      }
      case 'pay':
        await clearArrears({ ...asked, request: { ...sending, unitIds: labels } });
        return;
      case 'bulk':
        await bulk(assemblyId, requestId, labels);
        return;
      case 'edit':
        await edit(assemblyId, requestId, move);
        return;
      case 'import':
        await importRows(assemblyId, move.roster, requestId);
        return;
      case 'debts':
        await importRows(assemblyId, await indebt(assemblyId, move.units), requestId);
        return;
      case 'restore': {
        const version = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? '';
        const base = (await peopleDocuments.roster(assemblyId, version).get()).data()?.origin?.base;
        if (base === null || base === undefined) return;
        await restoreVersion({ ...asked, request: { version: base, from: version } });
      }
    }
  };
  return { assembly, personIdOf: (person) => personIdOf(assemblyId, person), make };
}

const title = ['Unidad', 'Coeficiente', 'Propietario', 'Documento', 'En mora'];
const people = [0, 1, 2, 3];
const documentOf = (person: number) => `CC 10${person}`;

async function importRows(
  assemblyId: string,
  roster: readonly RosterRow[],
  importId: string,
): Promise<Outcome<ImportAnswer>> {
  const lines = roster.flatMap(({ owner, coowner, owes, weight }, i) => {
    const line = (person: number) => [
      ...[`P-${i}`, String(weight), `Persona ${person}`, documentOf(person), owes ? 'si' : ''],
    ];
    return coowner === null || coowner === owner ? [line(owner)] : [line(owner), line(coowner)];
  });
  const rows = [title, ...lines];
  const reading = { ...guessReading(rows), joinRepeated: true };
  const request = { importId, rows, reading, confirmed: true };
  return importRoster({ assemblyId, by: 'admin', request, now: Date.now() });
}

/** The roster in force, where these units owe and the others do not. */
async function indebt(assemblyId: string, owing: readonly number[]): Promise<readonly RosterRow[]> {
  const ids = people.map((person) => personIdOf(assemblyId, person));
  return (await readUnits(assemblyId)).map(({ ownerIds, weight }, i) => {
    const [owner = 0, coowner = null] = ownerIds.map((id) => ids.indexOf(id));
    return { owner, coowner, owes: owing.includes(i), weight: weight / 1_000_000 };
  });
}

function personIdOf(assemblyId: string, person: number): string {
  return personIdsOf(assemblyId)(documentKey(documentOf(person)));
}

async function readUnits(assemblyId: string): Promise<readonly Unit[]> {
  const version = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? '';
  const { docs } = await peopleDocuments.units(assemblyId, version).orderBy('order').get();
  return docs.map((unit) => unit.data());
}

async function unitsOf(assemblyId: string, personId: string): Promise<string[]> {
  const units = await readUnits(assemblyId);
  return units.filter((unit) => unit.ownerIds.includes(personId)).map(({ unitId }) => unitId);
}

/** Luis, for the first three units, with any owners. */
async function represent(assembly: TestAssembly): Promise<string> {
  const desk = proxyDesk(assembly);
  let attorneyId = '';
  for (const { unitId, ownerIds } of (await readUnits(assembly.assemblyId)).slice(0, 3)) {
    const [grantorId = '', ...cosignerIds] = ownerIds;
    const { proxyId } = taken(await desk.takeIn(grantorId, { unitIds: [unitId], cosignerIds }));
    taken(await desk.accept(proxyId));
    attorneyId = (await desk.proxy(proxyId))?.attorneyId ?? '';
  }
  return attorneyId;
}

async function bulk(assemblyId: string, jobId: string, labels: readonly string[]): Promise<void> {
  const units = await readUnits(assemblyId);
  const items = labels.map((unitId, i) => {
    const [personId = ''] = units.find((unit) => unit.unitId === unitId)?.ownerIds ?? [];
    return { row: i + 1, unitId, personId, capacity: 'owner' as const };
  });
  const request = { work: 'accredit', jobId, channel: 'hall', items } as const;
  await startBulk({ assemblyId, by: 'bulk', request: { ...request, items }, now: Date.now() });
  await advanceJob({ assemblyId, jobId, clock: systemClock, budgetMillis: 5_000 }, jobKinds);
}

async function edit(
  assemblyId: string,
  editId: string,
  { unit, row }: Extract<HallMove, { readonly do: 'edit' }>,
): Promise<void> {
  const version = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? '';
  const [name, document] = [`Persona ${row.owner}`, documentOf(row.owner)];
  const edits = {
    inArrears: row.owes,
    ...(row.coowner === null ? {} : { owner: { name, document, email: '', phone: '' } }),
    ...(row.weight === 9 ? {} : { weight: String(row.weight) }),
  };
  const request = { editId, version, unitId: `P-${unit}`, edits };
  await editRosterUnit({ assemblyId, by: 'admin', request, now: Date.now() });
}
