import { expect, test } from 'vitest';
import { fileOf, odsOf } from '../../testing/bookOf.ts';
import { startReader } from '../../testing/fakes/ui/tables/startReader.ts';
import { readTableFile } from './readTableFile.ts';

const hints = { isHeader: (row: readonly string[]) => row[0] === 'Unidad' };

async function sheetsOf(file: File) {
  const read = await readTableFile(file, hints, { start: startReader });
  if (read?.ok !== true) throw new Error(read?.message);
  return read.sheets;
}

async function rowsOf(rows: string) {
  const [sheet] = await sheetsOf(odsOf(`<table:table table:name="Hoja1">${rows}</table:table>`));
  return sheet?.rows;
}

const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;
const cell = (inside: string, more = '') =>
  `<table:table-cell ${more}>${inside}</table:table-cell>`;
const text = (value: string, more = '') =>
  cell(`<text:p>${value}</text:p>`, `office:value-type="string" ${more}`);
const of = (type: string, value: string) => `office:value-type="${type}" ${value}`;

test.each([
  ['a text', text('Ana &amp; Eva'), 'Ana & Eva'],
  ['lines of a text', cell('<text:p>Ana</text:p><text:p>Eva</text:p>'), 'Ana\nEva'],
  [
    'parts of a text',
    cell('<text:p>A<text:span>n</text:span>a<text:s text:c="2"/>x</text:p>'),
    'Ana  x',
  ],
  ['a number', cell('<text:p>0,28</text:p>', of('float', 'office:value="0.2775"')), '0.2775'],
  ['money', cell('<text:p>$ 5</text:p>', of('currency', 'office:value="5.5"')), '5.5'],
  ['a percentage', cell('', of('percentage', 'office:value="0.020095"')), '2.0095%'],
  ['a day', cell('', of('date', 'office:date-value="2026-03-01T10:00:00"')), '2026-03-01'],
  ['an hour', cell('', of('time', 'office:time-value="PT14H30M00S"')), '14:30'],
  ['what is true', cell('', of('boolean', 'office:boolean-value="true"')), 'sí'],
  [
    'no note that hangs over it',
    cell('<office:annotation><text:p>nota</text:p></office:annotation><text:p>Ana</text:p>'),
    'Ana',
  ],
])('reads %s', async (_, one, expected) => {
  expect(await rowsOf(row(one))).toEqual([[expected]]);
});

test('repeated cells and rows are as many, and empty ones drawn to the end are none', async () => {
  const rows = await rowsOf(
    [
      row(
        `${text('a', 'table:number-columns-repeated="2"')}${cell('', 'table:number-columns-repeated="16382"')}`,
      ),
      row(cell(''), 'table:number-rows-repeated="2"'),
      row(text('b'), 'table:number-rows-repeated="2"'),
      row(
        cell('', 'table:number-columns-repeated="16384"'),
        'table:number-rows-repeated="1048571"',
      ),
    ].join(''),
  );
  expect(rows).toEqual([['a', 'a'], [], [], ['b'], ['b']]);
});

test('a row repeated a million times is refused', async () => {
  const rows = row(text('a'), 'table:number-rows-repeated="1048576"');
  const file = odsOf(`<table:table table:name="a">${rows}</table:table>`);
  const read = await readTableFile(file, hints, { start: startReader });
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining('30.000 filas') });
});

test('merged rows are filled and told; a title over columns stays in the first', async () => {
  const covered = (inside = '') => `<table:covered-table-cell>${inside}</table:covered-table-cell>`;
  const table = [
    row(`${text('EDIFICIO', 'table:number-columns-spanned="2"')}${covered('<text:p>x</text:p>')}`),
    row(`${text('Torre 1', 'table:number-rows-spanned="2"')}${text('101')}`),
    row(`${covered()}${text('102')}`),
  ].join('');
  const [sheet] = await sheetsOf(odsOf(`<table:table table:name="a">${table}</table:table>`));
  expect(sheet?.rows).toEqual([['EDIFICIO'], ['Torre 1', '101'], ['Torre 1', '102']]);
  expect(sheet?.notes).toEqual([expect.stringContaining('A2:A3')]);
});

test('every sheet is named, also the hidden; a formula without result is told', async () => {
  const styles =
    '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const sheets = await sheetsOf(
    odsOf(
      `<table:table table:name="2025">${row(`${text('a')}${cell('', 'table:formula="of:=[.B1]"')}`)}</table:table>` +
        `<table:table table:name="2024" table:style-name="ta2">${row(text('b'))}</table:table>`,
      styles,
    ),
  );
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['2025', false],
    ['2024', true],
  ]);
  expect(sheets[0]?.notes).toEqual([expect.stringContaining('(B1)')]);
});

test('a file with a password says so', async () => {
  const file = fileOf('a.ods', {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': '<manifest:manifest><manifest:encryption-data/></manifest:manifest>',
    'content.xml': 'x',
  });
  const read = await readTableFile(file, hints, { start: startReader });
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining('contraseña') });
});
