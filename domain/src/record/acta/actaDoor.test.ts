import { expect, test } from 'vitest';
import type { OfficeHolder } from '../../kernel/bylaws/proxyBylaws.ts';
import { tableText } from '../../kernel/sheets/reportTable.ts';
import type { DoorPerson } from '../../people/seats/doorPerson.ts';
import { at, secondSession } from '../../testing/records/actaCase.ts';
import { runsOf } from '../draft/actaDraft.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import { votersReport } from '../reports/votersReport.ts';
import { attendeesTable } from '../reports/votersTables.ts';
import { noDetails } from '../subject/actaRecord.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { draftActa } from './draftActa.ts';

const heir: DoorPerson = {
  ...{ doorId: 'd1', personId: 'hugo', name: 'Hugo Ruiz', document: '900', email: null },
  ...{
    capacity: 'heir',
    unitIds: ['A'],
    labels: ['Piso A'],
    session: secondSession.session.session,
  },
  ...{ paper: { name: 'Registro civil', file: null }, state: 'provisional', addedBy: 'Marta' },
  ...{ addedAt: at(13, 17, 45), decision: null },
};

/** The case, in which an heir comes for what was Ana's and goes home before the end. */
function recordWith(...doors: readonly DoorPerson[]): SessionRecord {
  const theirs = { personId: heir.personId, capacity: 'heir' } as const;
  return {
    ...secondSession,
    doors,
    events: secondSession.events.map((event) =>
      event.unitId === 'A' && event.personId === 'ana' ? { ...event, ...theirs } : event,
    ),
    attendance: secondSession.attendance.map((seat) =>
      seat.unitId === 'A' ? { ...seat, ...theirs, personName: heir.name } : seat,
    ),
  };
}

function rowOf(...doors: readonly DoorPerson[]) {
  const table = attendeesTable(votersReport(recordWith(...doors)));
  return tableText(table, 'Europe/Madrid')[1]?.slice(0, 4);
}

const decision = { by: 'Rosa', at: at(13, 19, 0), reason: 'Falta el certificado' };
const confirmed: DoorPerson = { ...heir, state: 'confirmed', decision };
const refused: DoorPerson = { ...heir, state: 'refused', decision };

test.each([
  [heir, 'Heredero, provisional'],
  [confirmed, 'Heredero'],
  [refused, 'Heredero, no confirmado por la presidencia'],
])('the report names people added at the door with their capacity and state: %#', (door, said) => {
  expect(rowOf(door)).toEqual(['Piso A', 'Ana Ruiz', 'Hugo Ruiz', said]);
});

test('a person refused at the door who came again is told by the last record before each entry', () => {
  const later = { ...heir, doorId: 'd2', addedAt: at(13, 23, 0) };
  expect(rowOf(refused, later)?.[3]).toBe('Heredero, no confirmado por la presidencia');
  const before = { ...refused, addedAt: at(13, 17, 0) };
  expect(rowOf(before, confirmed)?.[3]).toBe('Heredero');
});

const nobody: readonly OfficeHolder[] = [];

function wordsOf(...doors: readonly DoorPerson[]): string {
  return wordsWith(nobody, ...doors);
}

function wordsWith(offices: readonly OfficeHolder[], ...doors: readonly DoorPerson[]): string {
  const around = { failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices };
  const record = buildActaRecord(recordWith(...doors), around);
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held.');
  const runs = runsOf(draftActa({ record, course, details: noDetails }).blocks);
  return runs.map(({ text }) => text).join('');
}

test('the acta counts people added at the door apart, with their names, papers and the decision of the chair', () => {
  const words = wordsOf(heir);
  expect(words).toContain('y uno por quien acreditó otra calidad');
  expect(words).toContain('se registró una persona que no figuraba en el padrón');
  expect(words).toContain(
    'Hugo Ruiz, heredero de Piso A, con Registro civil a la vista. Se acreditó de manera provisional',
  );
  expect(wordsOf(confirmed)).toContain('La presidencia confirmó su calidad.');
  expect(wordsOf(refused)).toContain('no confirmó su calidad: Falta el certificado. Los votos');
});

test('a tenant is told as who came without vote, and another session is not told', () => {
  const tenant = { ...heir, capacity: 'tenant' } as const;
  expect(wordsOf(tenant)).toContain(
    'arrendatario sin voto de Piso A, con Registro civil a la vista. Asistió sin voto',
  );
  expect(wordsOf({ ...heir, session: 77 })).not.toContain('que no figura');
});

test('an acta of people in the roster says nothing of the door', () => {
  expect(wordsOf()).not.toContain('A la entrada');
});

test('an acta names the attendees who hold an office, and nobody who stayed at home', () => {
  const offices = [
    { personId: heir.personId, offices: ['council-member', 'employee'] },
    { personId: 'nobody', offices: ['administrator'] },
  ] as const;
  expect(wordsWith(offices, heir)).toContain(
    'Asistieron con algún cargo: Hugo Ruiz (consejo de administración, empleados de la copropiedad o de la empresa).',
  );
  expect(wordsWith(offices.slice(1), heir)).not.toContain('algún cargo');
});
