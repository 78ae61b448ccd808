import { type Person, type ProxyGrant, platePayload, type Unit } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { buildDeskIndex } from './deskIndex.ts';
import { resultsAtMost, searchDesk } from './searchDesk.ts';

function unit(label: string, order: number, ...ownerIds: string[]): Unit {
  const rest = { group: '', kind: '', weight: 1, ownerNames: ownerIds, inArrears: false };
  return { unitId: label, label, order, ownerIds, ...rest };
}

function person(personId: string, name: string, document: string): Person {
  return { personId, name, document, email: null, phone: null };
}

const units = [
  unit('T1-101', 0, 'ana'),
  unit('T1-1011', 1, 'jose'),
  unit('T2-101', 2, 'ines'),
  unit('LC-07', 3),
];
const people = [
  person('ana', 'Ana Peña Gómez', 'CC 52.000.111'),
  person('jose', 'José Ángel Muñoz', '79000222'),
  person('ines', 'Inés Peñaranda', 'CE 400111'),
];
const proxies: ProxyGrant[] = [
  {
    proxyId: 'p1',
    unitIds: ['T2-101', 'LC-07'],
    grantorId: 'ines',
    grantorName: 'Inés Peñaranda',
    attorneyId: 'raul',
    attorneyName: 'Raúl Ortiz',
    attorneyDocument: 'PAS 88-001',
    cosignerIds: [],
    relation: 'other',
    scope: { kind: 'assembly' },
    votes: {},
    instructions: '',
    substitution: { allowed: null, substituteId: null, substitutedFrom: null },
    form: 'signed',
    writtenOn: '2026-11-10',
    validUntil: null,
    state: 'accepted',
    receivedAt: 0,
    reason: '',
  },
];
const index = buildDeskIndex(units, people, proxies, [], 'CO');

function found(text: string, among = index): readonly string[] {
  return searchDesk(among, text).people.map((one) => one.personId);
}

test.each([
  ['a unit as it is written', 'T1-101', ['ana', 'jose']],
  ['a unit in a hurry, its exact owner first', 't1 101', ['ana', 'jose']],
  ['a unit by its tower and its number', '101 torre 1', ['ana']],
  ['a unit with every word', 'Torre 2 Apto 0101', ['ines', 'raul']],
  ['a unit held by proxy, owner and attorney', 'T2-101', ['ines', 'raul']],
  ['part of a unit', '101', ['ana', 'ines', 'jose', 'raul']],
  ['a name without accents, whole word first', 'pena', ['ana', 'ines']],
  ['two words in any order', 'munoz jose', ['jose']],
  ['a document with its dots', '52.000.111', ['ana']],
  ['the beginning of a document', '7900', ['jose']],
  ['the end of a document', '0111', ['ana', 'ines']],
  ['an attorney who owns nothing', 'raul', ['raul']],
  ['the document of an attorney who owns nothing', 'pas88-001', ['raul']],
  ['nobody', 'zzzz', []],
  ['nothing', '   ', []],
])('finds by %s', (_, text, expected) => {
  expect([...found(text)].sort()).toEqual([...expected].sort());
});

test('puts exact matches before matches at the beginning', () => {
  expect(found('T1-101')).toEqual(['ana', 'jose']);
});

test.each(['en', '00'])('«%s» is too short for the inside of a name or of a document', (text) => {
  expect(found(text)).toEqual([]);
});

test('says that a unit has no owner instead of finding nobody', () => {
  const without = buildDeskIndex(units, people, []);
  expect(searchDesk(without, 'lc07').ownerless).toBe('LC-07');
  expect(found('LC-07', without)).toEqual([]);
});

test.each(['received', 'rejected', 'revoked'] as const)('a %s proxy represents nobody', (state) => {
  const written = proxies.map((proxy) => ({ ...proxy, state }));
  expect(found('raul', buildDeskIndex(units, people, written))).toEqual([]);
});

test('a used proxy goes on representing', () => {
  const used = proxies.map((proxy) => ({ ...proxy, state: 'used' as const }));
  expect(found('raul', buildDeskIndex(units, people, used))).toEqual(['raul']);
});

test('shows a screen of results and says how many more there are', () => {
  const many = Array.from({ length: 50 }, (_, i) => person(`p${i}`, `Rosa ${i}`, `${1000 + i}`));
  const results = searchDesk(buildDeskIndex([], many, []), 'rosa');
  expect(results.people).toHaveLength(resultsAtMost);
  expect(results.more).toBe(50 - resultsAtMost);
});

test.each([
  ['its number, after whoever has a unit of that name', '7', ['raul', 'jose']],
  ['its number with the word', 'placa 7', ['jose']],
  ['its QR', platePayload(7), ['jose']],
])('finds who carries a plate by %s', (_, text, expected) => {
  const seven = [...units, unit('7', 4, 'raul')];
  const among = buildDeskIndex(seven, people, proxies);
  const results = searchDesk(among, text, new Map([[7, 'jose']]));
  expect(results.people.map(({ personId }) => personId).slice(0, 2)).toEqual(expected);
});

test('tells a plate that was misread from one that nobody has', () => {
  const code = (text: string) => searchDesk(index, text, new Map([[7, 'jose']])).code;
  expect(code(`placa:8-${platePayload(7).slice(-2)}`)).toBe('misread');
  expect(code(platePayload(8))).toBe('plate');
});

test.each([
  ['345678', ['exact', 'foreign', 'within']],
  ['CC 345.678', ['exact', 'foreign', 'within']],
  ['CE 345678', ['foreign', 'exact', 'within']],
  ['52345678', ['within']],
  ['c.c. 52.345.678 de Cali', ['within']],
  ['900373913', ['company']],
  ['9003739134', ['company']],
  ['900.373.913-4', ['company']],
  ['19876543', ['two']],
  ['N/A', []],
])('the document «%s» finds %j, exact matches first', (text, ids) => {
  const written = [
    person('within', 'Beto', 'C.C. 52.345.678 de Bogotá'),
    person('foreign', 'Carl', 'CE 345678'),
    person('exact', 'Zoe', '345.678'),
    person('company', 'Inversiones Zipa', 'NIT 900.373.913-4'),
    person('two', 'Dora y Elio', '41.234.567 / 19.876.543'),
    person('without', 'Fabio', 'N/A'),
  ];
  expect(found(text, buildDeskIndex([], written, [], [], 'CO'))).toEqual(ids);
});
