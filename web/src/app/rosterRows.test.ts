import {
  columnLetter,
  editUnit,
  editUnitRequest,
  fieldList,
  idsOfPeople,
  type Person,
  type Unit,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { meanColumn, meaningOf } from '../features/people/imports/columnMeaning.ts';
import {
  correct,
  newDraft,
  readDraft,
  undoCorrection,
  undoLast,
} from '../features/people/imports/review/importDraft.ts';
import { rosterColumns } from '../features/people/rosters/rosterColumns.tsx';
import {
  editsBetween,
  filterRows,
  type RosterRow,
  rosterRows,
} from '../features/people/rosters/rosterRows.ts';

const unit: Unit = {
  unitId: 'T1-101',
  label: 'T1-101',
  group: 'Torre 1',
  kind: 'apartamento',
  weight: 277_500,
  weights: { Parqueo: 1_000_000 },
  ownerIds: ['ana', 'eva'],
  ownerNames: ['Ana Muñoz', 'Eva Díaz'],
  inArrears: true,
  order: 1,
};
const other: Unit = {
  ...unit,
  unitId: 'T2-9',
  label: 'T2-9',
  group: 'Torre 2',
  ownerIds: [],
  ownerNames: [],
  inArrears: false,
  order: 0,
};
const people: Person[] = [
  {
    personId: 'ana',
    name: 'Ana Muñoz',
    document: 'CC 1.074',
    email: 'ana@correo.test',
    phone: null,
  },
  { personId: 'eva', name: 'Eva Díaz', document: 'CC 2', email: null, phone: null },
];
const rows = rosterRows([unit, other], people, 'CO');
const [, row] = rows as [RosterRow, RosterRow];

test('a row says when how to reach its first owner is of another year', () => {
  const old = people.map((person) => ({ ...person, isContactOld: true as const }));
  const told = (list: readonly RosterRow[]) => list.map(({ isContactOld }) => isContactOld);
  expect(told(rosterRows([unit, other], old, 'CO'))).toEqual([false, true]);
  expect(told(rows)).toEqual([false, false]);
});

test('a row writes its numbers, its first owner and beside it the others', () => {
  expect(rows.map(({ id }) => id)).toEqual(['T2-9', 'T1-101']);
  expect(row).toMatchObject({
    weight: '0,2775',
    weights: { Parqueo: '1,0000' },
    owner: 'Ana Muñoz',
    document: 'CC 1.074',
    email: 'ana@correo.test',
    phone: '',
    coowners: 'Eva Díaz (CC 2)',
  });
});

test.each([
  ['muñ 101', null, false, ['T1-101']],
  ['T2 9', null, false, ['T2-9']],
  ['unoz', null, false, []],
  ['DIAZ', null, false, ['T1-101']],
  ['', 'Torre 2', false, ['T2-9']],
  ['', null, true, ['T1-101']],
  ['eva', 'Torre 2', false, []],
  ['', null, false, ['T2-9', 'T1-101']],
])('searching %j in %s, owing %s, finds %j', (search, group, arrearsOnly, found) => {
  expect(filterRows(rows, { search, group, arrearsOnly }, 'CO').map(({ id }) => id)).toEqual(found);
});

test.each([
  ['52345678', ['exact', 'longer']],
  ['CC 52.345.678 Btá', ['exact', 'longer']],
  ['900373913', ['company']],
  ['9003739134', ['company']],
  ['19876543', ['two']],
])('the document %j finds %j, exactly it first', (search, found) => {
  const written = {
    longer: '523456789',
    exact: 'C.C. 52.345.678 de Bogotá',
    company: 'NIT 900.373.913-4',
    two: '41.234.567 / 19.876.543',
  };
  const owners = Object.entries(written).map(([personId, document]): Person => {
    return { personId, name: 'Ana Peña', document, email: null, phone: null };
  });
  const owned = owners.map(({ personId }, order): Unit => {
    return { ...unit, unitId: personId, label: personId, order, ownerIds: [personId] };
  });
  const filter = { search, group: null, arrearsOnly: false };
  expect(filterRows(rosterRows(owned, owners, 'CO'), filter, 'CO').map(({ id }) => id)).toEqual(
    found,
  );
});

test.each([
  ['nothing', {}, null],
  ['a weight', { weight: '0,3' }, { weight: '0,3' }],
  ['who owes', { inArrears: false }, { inArrears: false }],
  [
    'one thing of the owner',
    { phone: '+57 1' },
    {
      owner: { name: 'Ana Muñoz', document: 'CC 1.074', email: 'ana@correo.test', phone: '+57 1' },
    },
  ],
])('editing %s sends only that', (_, after, edits) => {
  expect(editsBetween(row, { ...row, ...after })).toEqual(edits);
});

test.each(
  fieldList.filter(({ isMendable }) => isMendable).map(({ key, show }) => [key, show.as] as const),
)('mending the cell «%s» asks for one edit, which changes that cell', (key, as) => {
  const written = { text: 'otro@correo.test', number: '0,3000', yesNo: !row.inArrears }[as];
  const after = { ...row, [key]: written };
  const ids = { editId: crypto.randomUUID(), version: 'v1', unitId: unit.unitId };
  const { edits } = editUnitRequest.parse({ ...ids, edits: editsBetween(row, after) });
  expect(Object.keys(edits)).toHaveLength(1);
  const mended = editUnit(
    unit,
    edits,
    idsOfPeople((personKey) => personKey, { country: 'CO', people: [] }),
  );
  if (!mended.ok) throw new Error(mended.refusal.detail);
  const { person } = mended.value;
  const [shown] = rosterRows([mended.value.unit], [...people, ...(person ? [person] : [])], 'CO');
  const found = { words: '', documents: [] };
  expect({ ...shown, ...found }).toEqual({ ...after, ...found });
});

test('the table has the columns that the roster has, in the order in which people ask', () => {
  const names = (list: readonly RosterRow[]) =>
    rosterColumns(list, true).map(({ headerName }) => headerName);
  expect(names([{ ...row, isContactOld: true }])).toEqual([
    ...['Unidad', 'Coeficiente', 'Propietario', 'Agrupación', 'Tipo', 'Parqueo', 'Documento'],
    ...['Copropietarios', 'Correo', 'Teléfono', 'Contacto', 'En mora'],
  ]);
  expect(names([{ ...row, group: '', kind: '', coowners: '', weights: {} }])).toEqual([
    ...['Unidad', 'Coeficiente', 'Propietario', 'Documento', 'Correo', 'Teléfono', 'En mora'],
  ]);
});

const table = [
  ['Unidad', 'Coeficiente', 'Zona'],
  ['A', '60', '1'],
  ['B', '40', '2'],
];
const read = (rows: typeof table) => ({ ok: true, rows, parts: [], notes: [] }) as const;

test('a column that takes a meaning takes it from the one that had it', () => {
  const { reading } = newDraft('file', '', read(table));
  const moved = meanColumn(reading, 2, 'weight', 'Zona');
  expect([0, 1, 2].map((column) => meaningOf(moved, column))).toEqual(['unit', 'none', 'weight']);
  const further = meanColumn(reading, 2, 'other-weight', 'Zona');
  expect([0, 1, 2].map((column) => meaningOf(further, column))).toEqual([
    ...['unit', 'weight', 'other-weight'],
  ]);
  expect(meanColumn(further, 2, 'none', 'Zona')).toEqual(reading);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
])('column %d is called %s', (column, letter) => {
  expect(columnLetter(column)).toBe(letter);
});

test('correcting a cell twice keeps the last word, and undoing it what the file says', () => {
  const draft = newDraft('file', '', read(table));
  const place = { row: 1, column: 1 };
  const twice = correct(correct(draft, { ...place, value: '50' }), { ...place, value: '55' });
  expect(twice.corrections).toEqual([{ ...place, value: '55' }]);
  expect(readDraft(twice).roster.totalWeight).toBe(95_000_000);
  const undone = undoCorrection(twice, { ...place, value: '' });
  expect({ ...undone, past: [] }).toEqual(draft);
  expect(undoLast(undone).corrections).toEqual(twice.corrections);
});

test('a file that only updates need not add up nor name the owners', () => {
  const draft = newDraft('file', '', read(table.slice(0, 2)));
  const codes = (one: typeof draft) => readDraft(one).problems.map(({ code }) => code);
  expect(codes(draft)).toEqual(['owner-column-missing', 'sum-not-whole']);
  expect(codes({ ...draft, mode: 'merge' })).toEqual([]);
});
