// @vitest-environment node
import { readFileSync } from 'node:fs';
import { guessReading, parseRoster } from '@asamblea/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rosterXlsx } from '../features/people/rosters/exportFiles.ts';
import { readRosterFile } from '../parts/readRosterFile.ts';
import { plainNumber } from '../ui/tables/plainNumber.ts';

function fileOf(content: string | Uint8Array<ArrayBuffer>, name = 'padron.csv'): File {
  return new File([content], name);
}

async function rowsOf(file: File) {
  const read = await readRosterFile(file);
  if (read?.ok !== true) throw new Error(read?.message);
  const [only, ...others] = read.sheets;
  expect(others).toEqual([]);
  return only?.rows ?? [];
}

const same = (key: string) => key;
const expected = [
  ['unidad', 'coeficiente', 'propietario'],
  ['A-1', '0,5', 'Ana Ñuñez'],
];

/** Bytes of a text as spreadsheets write it. */
const encoders = {
  'UTF-8': (text: string) => new TextEncoder().encode(text),
  'UTF-8 with a mark': (text: string) => new TextEncoder().encode(`\uFEFF${text}`),
  'UTF-16': (text: string) => utf16(text, true),
  'UTF-16 with a mark': (text: string) => utf16(`\uFEFF${text}`, true),
  'UTF-16 of the other order': (text: string) => utf16(`\uFEFF${text}`, false),
  'the old Windows one': (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
} as const;

function utf16(text: string, little: boolean) {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i += 1) view.setUint16(i * 2, text.charCodeAt(i), little);
  return new Uint8Array(view.buffer);
}

test.each([
  ['commas and quotes', 'unidad,coeficiente,propietario\nA-1,"0,5",Ana Ñuñez\n'],
  ['semicolons and CRLF', 'unidad;coeficiente;propietario\r\nA-1;0,5;Ana Ñuñez\r\n'],
  ['tabs', 'unidad\tcoeficiente\tpropietario\nA-1\t0,5\tAna Ñuñez\n'],
  ['bars', 'unidad|coeficiente|propietario\nA-1|0,5|Ana Ñuñez\n'],
  [
    'empty columns and rows around',
    'unidad;coeficiente;propietario;;\nA-1;0,5;Ana Ñuñez;;\n;;;;\n',
  ],
])('reads %s', async (_, text) => {
  expect(await rowsOf(fileOf(text))).toEqual(expected);
});

test.each(Object.entries(encoders))('reads %s', async (_, encode) => {
  const text = 'unidad;coeficiente;propietario\nA-1;0,5;Ana Ñuñez\n';
  expect(await rowsOf(fileOf(encode(text)))).toEqual(expected);
});

test('obeys the line in which a spreadsheet names its separator, and keeps the row numbers', async () => {
  const rows = await rowsOf(fileOf('sep=|\nunidad|coeficiente\nA-1|mal\n'));
  const { problems } = parseRoster(rows, same);
  expect(problems.find((problem) => problem.code === 'weight-malformed')?.row).toBe(3);
});

test('keeps the row numbers of the spreadsheet, blank rows included', async () => {
  const rows = await rowsOf(fileOf('Edificio\n\nunidad;coeficiente\nA-1;mal\n'));
  const { problems } = parseRoster(rows, same);
  expect(problems.find((problem) => problem.code === 'weight-malformed')?.row).toBe(4);
});

test('reads a real file with everything wrong in it', async () => {
  const bytes = Uint8Array.from(readFileSync('data/padron-sucio.csv'));
  const { roster, problems } = parseRoster(await rowsOf(fileOf(bytes)), same);
  expect(roster.units[0]).toMatchObject({ label: 'T1-101', ownerNames: ['Fabián Ramírez García'] });
  const errors = problems.filter((problem) => problem.severity === 'error');
  expect(errors.map((problem) => problem.row)).toEqual([18, 47, 62, 77, 89]);
});

test('reads from a workbook, under a title of its own, the same roster as from text', async () => {
  const read = async (name: string) =>
    parseRoster(await rowsOf(fileOf(Uint8Array.from(readFileSync(`data/${name}`)), name)), same);
  const workbook = await read('padron-torres-del-parque.xlsx');
  const text = await read('padron-torres-del-parque.csv');
  expect(workbook.problems).toEqual([]);
  expect(workbook.roster).toEqual(text.roster);
});

test('a roster exported to a workbook reads back as the same', async () => {
  const bytes = Uint8Array.from(readFileSync('data/padron-torres-del-parque.csv'));
  const { roster } = parseRoster(await rowsOf(fileOf(bytes)), same);
  const blob = await rosterXlsx(roster, 'percent');
  const again = await rowsOf(fileOf(new Uint8Array(await blob.arrayBuffer()), 'padron.xlsx'));
  expect(parseRoster(again, same)).toEqual({ roster, problems: [], lines: [] });
});

test.each([
  ['0.27750000000000002', '0.2775'],
  ['1.0743858780000000E9', '1074385878'],
  ['1E-4', '0.0001'],
  ['2.7750000000000001E-7', '0.0000002775'],
  ['1E+21', '1000000000000000000000'],
  ['12', '12'],
  ['0.30000000000000004', '0.3'],
  ['2.0095000000000002E-2', '0.020095'],
  ['0.33333333333333331', '0.3333333333333333'],
  ['9007199254740991', '9007199254740991'],
  ['not a number', 'not a number'],
])('a workbook that stores %s was told %s', (stored, written) => {
  expect(plainNumber(stored)).toBe(written);
});

test.each([
  [
    'an old workbook',
    fileOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), 'padron.xls'),
    'XLSX o CSV',
  ],
  ['a workbook that is broken', fileOf('PK', 'padron.xlsx'), 'No pudimos abrir el libro'],
  ['bytes that are not text', fileOf('a\0\0\0b\0'), 'No es un archivo de texto'],
  ['nothing', fileOf('\n\n'), 'vacío'],
  ['a quote left open', fileOf('unidad;coeficiente\n"A-1;5\nA-2;6\n'), 'fila 2'],
  ['a cell too long', fileOf(`unidad;coeficiente\nA-1;${'9'.repeat(2_001)}\n`), 'La fila 2'],
  ['a row too wide', fileOf(`${'a;'.repeat(61)}b\n`), 'La fila 1'],
  ['too many rows', fileOf('a;b\n'.repeat(30_101)), 'más de 30.000 filas'],
])('refuses %s and says what to do', async (_, file, said) => {
  const read = await readRosterFile(file);
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining(said) });
});

const letter = fc.constantFrom(...'abcdeñÑáéíóúÜ OI"\'-');
const name = fc.string({ unit: letter, minLength: 1, maxLength: 10 }).map((text) => `p${text}z`);
const roster = fc.uniqueArray(
  fc.record({
    place: fc.nat(500),
    millionths: fc.integer({ min: 1, max: 40_000_000 }),
    owner: name,
    document: fc.integer({ min: 1_000_000, max: 1_099_999_999 }),
    owes: fc.boolean(),
  }),
  { minLength: 2, maxLength: 12, selector: (one) => one.place },
);
const mangling = fc.record({
  encode: fc.constantFrom(...Object.values(encoders)),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  decimal: fc.constantFrom(',', '.'),
  quotes: fc.constantFrom('always', 'needed', 'never'),
  newline: fc.constantFrom('\n', '\r\n'),
  columns: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
  blanks: fc.array(fc.nat(12), { maxLength: 3 }),
  above: fc.constantFrom([], ['Edificio Ñ'], ['Edificio', '', 'corte 2026']),
});

/** Any of these is what an administrator may send of one and the same roster. */
test('a mangled roster reads as the same roster, or the damage is listed', async () => {
  await fc.assert(
    fc.asyncProperty(roster, mangling, async (units, how) => {
      const { decimal, separator, quotes, newline } = how;
      const table = [
        ['Unidad', 'Coeficiente %', 'Propietario', 'Cédula', 'En mora'],
        ...units.map((unit) => [
          `T1-${unit.place}`,
          `${Math.floor(unit.millionths / 1e6)}${decimal}${String(unit.millionths % 1e6).padStart(6, '0')}`,
          ...[unit.owner, String(unit.document), unit.owes ? 'si' : 'no'],
        ]),
      ];
      const clean = parseRoster(table, same);
      const mixed = table.map((row) => how.columns.map((column) => row[column] ?? ''));
      for (const place of how.blanks) mixed.splice(1 + (place % mixed.length), 0, []);
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const write = (text: string) => {
        if (quotes === 'never') return text;
        const must = [separator, '"', '\n'].some((mark) => text.includes(mark));
        return quotes === 'always' || must ? quote(text) : text;
      };
      const lines = mixed.map((row) => row.map(write).join(separator));
      const text = [...how.above, ...lines].join(newline);
      const read = await readRosterFile(fileOf(Uint8Array.from(how.encode(text))));
      if (read?.ok !== true) return;
      const rows = read.sheets[0]?.rows ?? [];
      const found = parseRoster(rows, same, guessReading(rows));
      const isSame = JSON.stringify(found.roster) === JSON.stringify(clean.roster);
      const isListed = found.problems.some(
        ({ severity, code }) =>
          severity === 'error' || !clean.problems.some((one) => one.code === code),
      );
      expect(isSame || isListed).toBe(true);
      // Written as it should be, nothing is lost.
      if (quotes !== 'never') expect(found.roster).toEqual(clean.roster);
    }),
    { numRuns: 300 },
  );
});
