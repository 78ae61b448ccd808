import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPlate, type Plate } from '../../hall/plates/plate.ts';
import { platePayload } from '../../hall/plates/platePayload.ts';
import { type BulkWork, readBulkSheet } from '../../people/lists/readBulkSheet.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { buildBulkBook, findPerson } from './bulkBook.ts';
import { bulkRequest } from './bulkRequests.ts';
import { instantOfHour, readHour } from './readHour.ts';
import { itemsOf, type ResolvedRow } from './resolvedRow.ts';
import { resolveEntries } from './resolveEntries.ts';
import { resolveExits } from './resolveExits.ts';
import { resolvePlates } from './resolvePlates.ts';

const timeZone = 'America/Bogota';
const sheetRows = (table: readonly (readonly string[])[], work: BulkWork) =>
  readBulkSheet(table, work).rows;
/** 21 November 2026, 2:00 p. m. in Bogotá, and two hours later. */
const startsAt = Date.UTC(2026, 10, 21, 19);
const now = startsAt + 2 * 3_600_000;

function unit(label: string, order: number, ownerId: string | null): Unit {
  const owners = ownerId === null ? [] : [ownerId];
  return {
    ...{ unitId: label.toUpperCase(), label, order, group: 'Torre 1', kind: '', inArrears: false },
    ...{ weight: 1_000_000, ownerIds: owners, ownerNames: owners },
  };
}

function held(unitId: string, personId: string, present = true): Attendance {
  return {
    ...{ unitId, label: unitId, group: '', order: 0, weight: 1_000_000, headId: personId },
    ...{ personId, personName: personId, ownerName: '', capacity: 'owner', channel: 'hall' },
    ...{ present, since: 0 },
  };
}

const out: Plate = { ...newPlate(7, 0), state: 'out', personId: 'eva', personName: 'eva' };
const book = buildBulkBook({
  units: [
    ...[unit('T1-101', 0, 'ana'), unit('T1-102', 1, 'ana'), unit('T1-103', 2, 'luis')],
    ...[unit('T1-104', 3, 'eva'), unit('T1-105', 4, null), unit('Local 3', 5, 'sol')],
    ...[unit('A-11', 6, 'ivo'), unit('A1-1', 7, 'ivo')],
  ],
  people: ['ana', 'luis', 'eva', 'sol', 'ivo'].map((personId, i) => ({
    ...{ personId, name: personId, document: `CC 10${i}`, email: null, phone: null },
  })),
  proxies: [
    proxyOf({
      ...{ unitIds: ['T1-103'], grantorId: 'luis', attorneyId: 'abo', attorneyName: 'abo' },
      ...{ attorneyDocument: 'CC 900', state: 'accepted' },
    }),
  ],
  attendance: [held('T1-104', 'eva'), held('LOCAL 3', 'sol', false)],
  plates: [newPlate(1, 0), newPlate(2, 0), out, { ...newPlate(9, 0), state: 'lost' }],
  country: 'CO',
});

function enter(...lines: readonly string[][]) {
  const frame = { isPaper: true, startsAt, timeZone, now };
  return resolveEntries(sheetRows(lines, 'accredit'), book, frame);
}

const brief = (entries: readonly ResolvedRow[]) =>
  entries.map(({ unit, person, status }) => [unit, person, status].join(' '));

test('titles in any order say what each column is, and rows keep their number', () => {
  const table = [
    ['Asamblea 2026'],
    ['Nº', 'Hora', 'Cédula', 'Unidad'],
    ['1', '3:40', '1', 'A'],
    [],
    ['', '', '', 'B'],
  ];
  expect(sheetRows(table, 'accredit')).toMatchObject([
    { row: 3, unit: 'A', document: '1', plate: '', hour: '3:40' },
    { row: 5, unit: 'B', document: '', plate: '', hour: '' },
  ]);
});

test('a unit called like a title is a unit', () => {
  expect(sheetRows([['Local 3', '12']], 'plates')).toMatchObject([
    { row: 1, unit: 'Local 3', document: '', plate: '12', hour: '' },
  ]);
});

test('a tower apart finds its unit, and rows that are none are left out and told', () => {
  const table = [
    ['Torre', 'Apto', 'Hora'],
    ['Torre 1', '101', '3:40'],
    ['TOTAL', '', ''],
  ];
  const { rows, notes } = readBulkSheet(table, 'accredit');
  expect(rows).toMatchObject([{ row: 2, unit: '101', group: 'Torre 1' }]);
  expect(notes).toMatchObject([{ code: 'row-total', rows: [3] }]);
  const frame = { isPaper: false, startsAt, timeZone, now };
  expect(brief(resolveEntries(rows, book, frame))).toEqual(['T1-101 ana ready']);
});

test('a cell with several units is one row for each', () => {
  expect(brief(enter(['T1-101, T1-103']))).toEqual(['T1-101 ana ready', 'T1-103 abo ready']);
});

test.each([
  ['T1-101', ['T1-101 ana ready']],
  ['t1 101', ['T1-101 ana ready']],
  ['t1101', ['T1-101 ana ready']],
  ['T1-103', ['T1-103 abo ready']],
  ['T1-104', ['T1-104 eva already']],
  ['T1-105', ['T1-105  problem']],
  ['Local 3', ['Local 3 sol ready']],
  ['a11', ['  problem']],
  ['A-11', ['A-11 ivo ready']],
  ['100', ['T1-101 ana ready', 'T1-102 ana ready']],
  ['cc 900', ['T1-103 abo ready']],
  ['101', [' luis problem']],
  ['X-9', ['  problem']],
])('accrediting «%s» comes to %j', (text, expected) => {
  expect(brief(enter([text]))).toEqual(expected);
});

test.each([
  ['T1-103', 'CC 101', 'T1-103 luis problem'],
  ['T1-103', '900', 'T1-103 abo ready'],
  ['T1-101', '900', 'T1-101 abo problem'],
  ['T1-101', '555', '  problem'],
  ['X-9', '900', '  problem'],
  ['T1-104', '100', 'T1-104 ana problem'],
])('unit %s with document %s comes to %s', (label, document, expected) => {
  expect(brief(enter(['unidad', 'documento'], [label, document]))).toEqual([expected]);
});

test('a unit said twice is asked once, and for two people it is a problem', () => {
  const shared = buildBulkBook({
    units: [{ ...unit('B-1', 0, 'ana'), ownerIds: ['ana', 'luis'], ownerNames: ['ana', 'luis'] }],
    people: [
      { personId: 'luis', name: 'luis', document: 'CC 101', email: null, phone: null },
      { personId: 'ana', name: 'ana', document: 'CC 100', email: null, phone: null },
    ],
    ...{ proxies: [], attendance: [], plates: [], country: 'CO' },
  });
  const lines = [
    ['unidad', 'documento'],
    ['B-1', ''],
    ['b1', '100'],
    ['B-1', '101'],
  ];
  const frame = { isPaper: false, startsAt, timeZone, now };
  const rows = resolveEntries(sheetRows(lines, 'accredit'), shared, frame);
  expect(rows.map(({ status }) => status)).toEqual(['ready', 'already', 'problem']);
  expect(rows[2]?.message).toContain('fila 2');
});

test.each([
  ['3:40 p. m.', '15:40'],
  ['3:40pm', '15:40'],
  ['15:40', '15:40'],
  ['15h40', '15:40'],
  ['15:40:00', '15:40'],
  ['3.05 a.m.', '03:05'],
  ['12:10 am', '00:10'],
  ['12 m', null],
  ['8', '08:00'],
  ['25:00', null],
  ['10:75', null],
  ['tarde', null],
])('the hour «%s» is %s', (text, time) => {
  expect(readHour(text)).toBe(time);
});

test('the hour of the sheet is an instant of the session, also past midnight', () => {
  expect(instantOfHour('15:40', startsAt, timeZone)).toBe(startsAt + 100 * 60_000);
  expect(instantOfHour('00:30', startsAt, timeZone)).toBe(startsAt + 10.5 * 3_600_000);
});

test('an hour that has not come, or that nobody understands, is a problem of its row', () => {
  const rows = enter(['T1-101', '3:40 p. m.'], ['T1-102', '9:00 p. m.'], ['Local 3', 'temprano']);
  expect(rows.map(({ status }) => status)).toEqual(['ready', 'problem', 'problem']);
  expect(rows[0]?.item).toMatchObject({ writtenAt: startsAt + 100 * 60_000 });
});

test('exits take one unit, or all that a person holds', () => {
  const rows = sheetRows([['T1-104'], ['102'], ['T1-101'], ['100'], ['X']], 'leave');
  expect(brief(resolveExits(rows, book))).toEqual([
    'T1-104 eva ready',
    'T1-104 eva already',
    'T1-101  already',
    ' ana problem',
    '  problem',
  ]);
});

test.each([
  ['T1-104', '7', 'already'],
  ['102', '1', 'problem'],
  ['T1-101', '1', 'problem'],
  ['T1-104', '55', 'problem'],
  ['T1-104', 'x', 'problem'],
])('handing to %s the plate %s is %s', (who, plate, status) => {
  const [handing] = resolvePlates(sheetRows([[who, plate]], 'plates'), book);
  expect(handing?.status).toBe(status);
});

test('hands a plate, typed or read by its code, to the holder of the unit', () => {
  const here = { ...book, held: new Map([['T1-101', held('T1-101', 'ana')]]) };
  for (const said of ['2', platePayload(2)]) {
    const [handing] = resolvePlates(sheetRows([['t1101', said]], 'plates'), here);
    expect(handing?.item).toEqual({ row: 1, number: 2, personId: 'ana' });
  }
  const twice = resolvePlates(
    sheetRows(
      [
        ['t1101', '2'],
        ['100', '1'],
      ],
      'plates',
    ),
    here,
  );
  expect(twice.map(({ status }) => status)).toEqual(['ready', 'problem']);
});

test.each([
  ['T1-101, T1-102', '2', 'T1-101, T1-102 ana ready', ''],
  ['T1-101 y Local 3', '2', '  problem', 'Son de ana y de sol: la placa es de una sola persona.'],
  ['T1-101, X9', '2', '  problem', '«X9» (celda A2) no está en el padrón.'],
  ['101 a 104', '2', '  problem', '«101 a 104» (celda A2) son varias unidades'],
  ['T1-101', 'Placa 02', 'T1-101, T1-102 ana ready', ''],
  ['T1-101', 'dos', '  problem', '«dos» (celda B2) no es el número de la placa'],
])('the plate of «%s», «%s» comes to «%s»', (unitCell, plate, expected, told) => {
  const here = [held('T1-101', 'ana'), held('T1-102', 'ana'), held('LOCAL 3', 'sol')];
  const hall = { ...book, held: new Map(here.map((seat) => [seat.unitId, seat])) };
  const table = [
    ['Unidad privada', 'Placa asignada'],
    [unitCell, plate],
  ];
  const [handing] = resolvePlates(sheetRows(table, 'plates'), hall);
  expect(brief(handing === undefined ? [] : [handing])).toEqual([expected]);
  expect(handing?.message).toContain(told);
});

test('a unit that the roster lacks is named with its cell, also in a sheet without titles', () => {
  const table = [
    ['T9', '101', '1'],
    ['T9', '102', '2'],
    ['T1', '103', '3'],
    ['T1', '104', '4'],
  ];
  const { rows } = readBulkSheet(table, 'plates');
  expect(resolvePlates(rows, book).map(({ message }) => message)).toEqual([
    '«T9 101» (celda B1) no está en el padrón.',
    '«T9 102» (celda B2) no está en el padrón.',
    'T1-103 no está acreditada.',
    'No hay placa 4: créela.',
  ]);
});

test('the request made from any pasted table is well formed and asks nothing twice', () => {
  const cell = fc.constantFrom(
    ...['', 'T1-101', 't1102', 'T1-103', 'Local 3', 'A-11', '100', '900', '=1+1', '7', '1', 'ñ'],
  );
  const table = fc.array(fc.array(cell, { maxLength: 3 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(table, fc.boolean(), (lines, titled) => {
      const rows = titled ? [['unidad', 'documento', 'placa'], ...lines] : lines;
      const jobId = '7a5c0e1d-2026-4a00-8a00-000000000001';
      const frame = { isPaper: false, startsAt, timeZone, now };
      const entries = resolveEntries(sheetRows(rows, 'accredit'), book, frame);
      const exits = resolveExits(sheetRows(rows, 'leave'), book);
      const plates = resolvePlates(sheetRows(rows, 'plates'), book);
      for (const one of [...entries, ...exits, ...plates]) {
        expect(one.item !== null).toBe(one.status === 'ready');
        expect(one.status === 'problem' && one.message === '').toBe(false);
      }
      for (const request of [
        { work: 'accredit', jobId, channel: 'hall', items: itemsOf(entries) },
        { work: 'leave', jobId, items: itemsOf(exits) },
        { work: 'plates', jobId, items: itemsOf(plates) },
      ]) {
        const isAsked = request.items.length > 0;
        expect(bulkRequest.safeParse(request).success).toBe(isAsked);
      }
    }),
  );
});

test.each([
  ['345678', 'exact'],
  ['CE 345678', 'foreign'],
  ['C.C. 52.345.678 de Cali', 'dirty'],
  ['900373913', 'company'],
  ['9003739134', 'company'],
  ['19876543', 'two'],
  ['1000000', 'several'],
  ['N/A', undefined],
  ['', undefined],
])('the document «%s» of a sheet is of %s', (text, id) => {
  const people = Object.entries({
    exact: '345.678',
    foreign: 'CE 345678',
    dirty: '52345678 Btá',
    company: 'NIT 900.373.913-4',
    two: '41.234.567 / 19.876.543',
    one: 'CC 1.000.000',
    other: '1000000 de Cali',
    without: 'N/A',
  }).map(([personId, document]) => ({
    ...{ personId, name: personId, document, email: null, phone: null },
  }));
  const none = { units: [], proxies: [], attendance: [], plates: [], country: 'CO' };
  const found = findPerson(buildBulkBook({ ...none, people }), text);
  expect(found === 'several' ? found : found?.personId).toBe(id);
});
