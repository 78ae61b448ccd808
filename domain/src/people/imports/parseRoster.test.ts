import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { headIdOf } from '../rosters/heads.ts';
import { guessReading } from './guessReading.ts';
import { layRoster } from './layRoster.ts';
import { parseRoster } from './parseRoster.ts';

const read = (name: string, encoding: string) =>
  Papa.parse<string[]>(
    new TextDecoder(encoding).decode(
      readFileSync(new URL(`../../../../data/${name}`, import.meta.url)),
    ),
  ).data;
const clean = read('padron-torres-del-parque.csv', 'utf-8');
const dirty = read('padron-sucio.csv', 'windows-1252');
const same = (key: string) => key;
const codes = (rows: readonly (readonly string[])[]) =>
  readIn(rows).problems.map((problem) => [problem.code, problem.row]);
const readIn = (rows: readonly (readonly string[])[]) =>
  parseRoster(rows, same, guessReading(rows), true, { country: 'CO', people: [] });

test('reads the 302 units of a clean file, which weigh exactly 100', () => {
  const { roster, problems } = readIn(clean);
  expect(problems).toEqual([]);
  expect(roster.units).toHaveLength(302);
  expect(roster.totalWeight).toBe(100_000_000);
  expect(roster.units[0]).toMatchObject({
    unitId: 'T1-101',
    group: 'Torre 1',
    kind: 'apartamento',
    weight: 277_500,
    ownerIds: ['1074385878'],
    ownerNames: ['Fabián Ramírez García'],
    inArrears: false,
    order: 0,
  });
});

test('keeps one person a document, with all the units they own or share', () => {
  const { roster } = parseRoster(clean, same);
  const ids = roster.people.map((person) => person.personId);
  expect(new Set(ids).size).toBe(ids.length);
  const owned = roster.units.filter((unit) => unit.ownerIds.includes('52998573'));
  expect(owned.map((unit) => unit.label)).toHaveLength(4);
});

test('reads co-owners beside the owner and tells heads apart', () => {
  const { roster } = parseRoster(clean, same);
  const unit = roster.units.find((one) => one.label === 'T1-202');
  expect(unit?.ownerNames).toEqual(['Patricia Pérez Ortiz', "Óscar O'Meara Sánchez"]);
  expect(headIdOf({ unitId: 'x', ownerIds: ['b', 'a'] })).toBe(
    headIdOf({ unitId: 'y', ownerIds: ['a', 'b'] }),
  );
  expect(headIdOf({ unitId: 'x', ownerIds: ['a'] })).not.toBe(
    headIdOf({ unitId: 'x', ownerIds: ['a', 'b'] }),
  );
});

test('lists every problem of a file as administrators really send it', () => {
  const found = codes(dirty);
  const errors = parseRoster(dirty, same).problems.filter((one) => one.severity === 'error');
  expect(errors.map((one) => [one.code, one.row, one.value])).toEqual([
    ['unit-duplicate', 18, 'T1-401'],
    ['weight-empty', 47, ''],
    ['weight-malformed', 62, '0,3S12'],
    ['weight-negative', 77, '-0,3512'],
    ['unit-duplicate', 89, 'T2-301'],
  ]);
  for (const warning of [
    ['weight-percent-sign', 23],
    ['email-malformed', 39],
    ['email-several', 40],
    ['text-as-formula', 131],
    ['text-as-markup', 131],
    ['arrears-unknown', 131],
    ['sum-not-whole', null],
  ]) {
    expect(found).toContainEqual(warning);
  }
});

test('leaves the total of a file out, and tells its row', () => {
  const { notes } = layRoster(dirty, guessReading(dirty));
  expect(notes).toContainEqual(expect.objectContaining({ code: 'row-total', rows: [130] }));
});

test('keeps formulas and markup as the text they are', () => {
  const { roster } = parseRoster(dirty, same);
  expect(roster.units.at(-1)).toMatchObject({
    label: '=HYPERLINK("http://malo.test")',
    ownerNames: ["=cmd|' /C calc'!A0"],
  });
});

test('says what the coefficients lack or exceed', () => {
  const rows = [
    ['Unidad', 'Coeficiente'],
    ['A', '60'],
    ['B', '39,5'],
  ];
  const [problem] = parseRoster(rows, same).problems.filter((one) => one.code === 'sum-not-whole');
  expect(problem?.message).toBe(
    'Los coeficientes no suman lo que deben. Suman 99,5000: faltan 0,5000 para 100.',
  );
});

test.each([
  ['no titles', [['A', '1']], ['no-header', null]],
  ['titles and nothing below', [['Unidad', 'Coeficiente']], ['no-rows', null]],
  [
    'a nameless unit',
    [
      ['Unidad', 'Coeficiente'],
      [' ', '1'],
    ],
    ['unit-empty', 2],
  ],
  [
    'a zero',
    [
      ['Unidad', 'Coeficiente'],
      ['A', '0'],
    ],
    ['weight-zero', 2],
  ],
  [
    'nobody owning',
    [
      ['Unidad', 'Coeficiente', 'Propietario'],
      ['A', '1', ''],
    ],
    ['owner-empty', 2],
  ],
  [
    'no document',
    [
      ['Unidad', 'Coeficiente', 'Propietario', 'Documento'],
      ['A', '1', 'Ana', ''],
    ],
    ['document-empty', 2],
  ],
  [
    'documents of nobody',
    [
      ['Unidad', 'Coeficiente', 'Propietario'],
      ['A', '1', 'Ana'],
    ],
    ['document-column-missing', null],
  ],
  [
    'one document with two names',
    [
      ['Unidad', 'Coeficiente', 'Propietario', 'Cédula'],
      ['A', '50', 'Ana Díaz', 'CC 1.234'],
      ['B', '50', 'Eva Ruiz', '1234'],
    ],
    ['document-two-names', 3],
  ],
  [
    'seven decimals',
    [
      ['Unidad', 'Coeficiente'],
      ['A', '0,1234567'],
    ],
    ['weights-rounded-each', 2],
  ],
  [
    'a total that cannot be summed exactly',
    [
      ['Unidad', 'Coeficiente'],
      ['A', '9007199254,740991'],
      ['B', '1'],
    ],
    ['total-too-large', null],
  ],
] as const)('lists %s', (_, rows, problem) => {
  expect(codes(rows)).toContainEqual(problem);
});

test('the same unit in another case or spacing is a duplicate', () => {
  const rows = [
    ['Unidad', 'Coef.'],
    ['t1-101', '50'],
    ['  T1-101 ', '50'],
  ];
  expect(codes(rows)).toContainEqual(['unit-duplicate', 3]);
});

test('blank rows count in the numbering but give nothing', () => {
  const rows = [
    ['Unidad', 'Coef.'],
    ['', ''],
    ['A', 'x'],
  ];
  expect(codes(rows)).toContainEqual(['weight-malformed', 3]);
});

test('the order of the columns and extra ones do not matter', () => {
  const flipped = clean.map((row) => [...row].reverse().concat('nota'));
  const { roster } = parseRoster(flipped, same);
  expect(roster).toEqual(parseRoster(clean, same).roster);
});

const cellText = fc.oneof(fc.string(), fc.constantFrom('', '0,5', 'T1-101', 'TOTAL', '=1+1'));

test('reading never throws, and always adds up', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cellText, { maxLength: 6 })), (body) => {
      const rows = [['Unidad', 'Coeficiente', 'Propietario', 'Documento', 'Correo'], ...body];
      const { roster, problems } = parseRoster(rows, same);
      expect(roster.totalWeight).toBe(roster.units.reduce((sum, unit) => sum + unit.weight, 0));
      expect(new Set(roster.units.map((unit) => unit.unitId)).size).toBe(roster.units.length);
      // A row that adds an owner to a unit above gives no unit of its own, nor does a row with an error. One may be both.
      const without = new Set(
        problems
          .filter(({ severity, code }) => severity === 'error' || code === 'unit-joined')
          .map((one) => one.row ?? 0),
      );
      const reading = guessReading(rows);
      // A row of words that names fields too, such as `TOTAL`, is the second row of titles.
      expect([0, 1]).toContain(reading.headerRow);
      const data = rows.slice(reading.headerRow + 1);
      const filled = data.filter((row) => row.some((text) => text.trim() !== '')).length;
      const { notes } = layRoster(rows, reading);
      const out = notes.filter(({ code }) => code.startsWith('row-')).flatMap((note) => note.rows);
      without.delete(0);
      expect(roster.units.length).toBe(filled - out.length - without.size);
    }),
  );
});
