// @vitest-environment node
import { readFileSync } from 'node:fs';
import { parseRoster } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { readRosterFile } from './readRosterFile.ts';

function fileOf(content: string | Uint8Array<ArrayBuffer>, name = 'padron.csv'): File {
  return new File([content], name);
}

async function rowsOf(file: File) {
  const read = await readRosterFile(file);
  if (!read.ok) throw new Error(read.message);
  return read.rows;
}

const expected = [
  ['unidad', 'coeficiente', 'propietario'],
  ['A-1', '0,5', 'Ana Ñuñez'],
];

test.each([
  ['commas and quotes', 'unidad,coeficiente,propietario\nA-1,"0,5",Ana Ñuñez\n'],
  ['semicolons and CRLF', 'unidad;coeficiente;propietario\r\nA-1;0,5;Ana Ñuñez\r\n'],
  ['tabs', 'unidad\tcoeficiente\tpropietario\nA-1\t0,5\tAna Ñuñez\n'],
  ['a mark at the beginning', '\uFEFFunidad;coeficiente;propietario\nA-1;0,5;Ana Ñuñez\n'],
  [
    'empty columns and rows around',
    'unidad;coeficiente;propietario;;\nA-1;0,5;Ana Ñuñez;;\n;;;;\n',
  ],
])('reads %s', async (_, text) => {
  expect(await rowsOf(fileOf(text))).toEqual(expected);
});

test('reads the old Windows encoding when UTF-8 does not fit', async () => {
  const text = 'unidad;coeficiente;propietario\nA-1;0,5;Ana Ñuñez\n';
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(await rowsOf(fileOf(bytes))).toEqual(expected);
});

test('keeps the row numbers of the spreadsheet, blank rows included', async () => {
  const rows = await rowsOf(fileOf('Edificio\n\nunidad;coeficiente\nA-1;mal\n'));
  const { problems } = parseRoster(rows, (key) => key);
  expect(problems.find((problem) => problem.code === 'weight-malformed')?.row).toBe(4);
});

test('reads a real file with everything wrong in it', async () => {
  const bytes = Uint8Array.from(readFileSync('data/padron-sucio.csv'));
  const { roster, problems } = parseRoster(await rowsOf(fileOf(bytes)), (key) => key);
  expect(roster.units[0]).toMatchObject({ label: 'T1-101', ownerNames: ['Fabián Ramírez García'] });
  const errors = problems.filter((problem) => problem.severity === 'error');
  expect(errors.map((problem) => problem.row)).toEqual([18, 47, 62, 77, 89]);
});

test.each([
  ['a workbook', fileOf('PK', 'padron.xlsx'), 'guárdelo como CSV'],
  ['bytes that are not text', fileOf('PK\0\0'), 'No es un archivo de texto'],
  ['nothing', fileOf('\n\n'), 'está vacío'],
  ['a cell too long', fileOf(`unidad;coeficiente\nA-1;${'9'.repeat(2_001)}\n`), 'La fila 2'],
  ['a row too wide', fileOf(`${'a;'.repeat(61)}b\n`), 'La fila 1'],
  ['too many rows', fileOf('a;b\n'.repeat(30_101)), 'más de 30.000 filas'],
])('refuses %s and says what to do', async (_, file, said) => {
  const read = await readRosterFile(file);
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining(said) });
});
