import { expect, test } from 'vitest';
import { fileOf, xlsxOf, zipOf } from '../../testing/bookOf.ts';
import { startReader } from '../../testing/fakes/ui/tables/startReader.ts';
import { readTableFile } from './readTableFile.ts';

const hints = { isHeader: (row: readonly string[]) => row[0] === 'Unidad' };

async function sheetsOf(file: File) {
  const read = await readTableFile(file, hints, { start: startReader });
  if (read?.ok !== true) throw new Error(read?.message);
  return read.sheets;
}

/** The rows of a book whose only sheet has these rows. */
async function rowsOf(xml: string, more: Omit<Parameters<typeof xlsxOf>[0], 'sheets'> = {}) {
  const [sheet, ...others] = await sheetsOf(xlsxOf({ ...more, sheets: [{ name: 'Hoja1', xml }] }));
  expect(others).toEqual([]);
  return sheet?.rows;
}

async function refusalOf(file: File) {
  const read = await readTableFile(file, hints, { start: startReader });
  return read?.ok === false ? read.message : null;
}

const data = (cells: string) => `<sheetData><row r="1">${cells}</row></sheetData>`;
const text = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;

test.each([
  ['a number as it was typed', '<c r="A1"><v>0.27750000000000002</v></c>', '0.2775'],
  ['a long whole number', '<c r="A1"><v>1.0743858780000000E9</v></c>', '1074385878'],
  ['a text of its own', text('A1', 'Ana &amp; Eva'), 'Ana & Eva'],
  ['a shared text', '<c r="A1" t="s"><v>0</v></c>', 'Ana Núñez'],
  ['a text with letters that XML cannot say', text('A1', 'a_x0041_b'), 'aAb'],
  ['a sign beyond the first plane', text('A1', '&#128512;&#xF1;'), '😀ñ'],
  ['what is true', '<c r="A1" t="b"><v>1</v></c>', 'sí'],
  ['what is false', '<c r="A1" t="b"><v>0</v></c>', 'no'],
  ['a reference that is lost', '<c r="A1" t="e"><v>#REF!</v></c>', '#REF!'],
  ['what was not found', '<c r="A1" t="e"><f>X()</f><v>#N/A</v></c>', '#N/A'],
  ['what a formula came to', '<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
  ['the text of a formula', '<c r="A1" t="str"><f>B1</f><v>T1-101</v></c>', 'T1-101'],
  ['a day written as today', '<c r="A1" t="d"><v>2026-03-01T00:00:00</v></c>', '2026-03-01'],
])('reads %s', async (_, cell, expected) => {
  const strings = [
    '<r><t>Ana </t></r><r><rPr/><t>Núñez</t></r><rPh sb="0" eb="1"><t>anunez</t></rPh>',
  ];
  expect(await rowsOf(data(cell), { strings })).toEqual([[expected]]);
});

test.each([
  ['0.00%', '2.0095000000000002E-2', '2.0095%'],
  ['0%', '1', '100%'],
  ['0.0000 %', '-5.0000000000000001E-3', '-0.5%'],
  ['[Red]0.00%;-0.00%', '0.125', '12.5%'],
  ['0.00"%"', '2.5', '2.5%'],
  ['0.00\\%', '2.5', '2.5%'],
  ['dd/mm/yyyy', '46082', '2026-03-01'],
  ['[$-C0A]d" de "mmmm" de "yyyy', '46082.9', '2026-03-01'],
  ['dd/mm/yyyy', '1', '1900-01-01'],
  ['dd/mm/yyyy', '61', '1900-03-01'],
  ['h:mm', '0.60416666666666663', '14:30'],
  ['hh:mm:ss', '46082.604166666664', '14:30'],
  ['dd/mm/yyyy', '-3', '-3'],
  ['#,##0.00 [$€-C0A]', '1234.5', '1234.5'],
  ['0" m2 de la sede"', '54', '54'],
  ['_-* #,##0.00\\ _d_-', '7', '7'],
  ['Standard', '7', '7'],
  ['0.00E+00', '7', '7'],
  ['mmm-yy', '46082', '2026-03-01'],
])('a number that shows as %s and is stored as %s is %s', async (format, stored, expected) => {
  const rows = await rowsOf(data(`<c r="A1" s="1"><v>${stored}</v></c>`), { formats: [format] });
  expect(rows).toEqual([[expected]]);
});

test('days of a book that counts from 1904 are the same days', async () => {
  const formats = ['yyyy-mm-dd'];
  const cell = '<c r="A1" s="1"><v>44620</v></c>';
  expect(await rowsOf(data(cell), { formats, from1904: true })).toEqual([['2026-03-01']]);
});

test('cells without a place stand one after another, and rows keep their numbers', async () => {
  const rows = await rowsOf(
    '<sheetData><row><c><v>1</v></c><c><v>2</v></c></row><row r="3"><c r="B3"><v>3</v></c></row><row><c><v>4</v></c></row></sheetData>',
  );
  expect(rows).toEqual([['1', '2'], [], ['', '3'], ['4']]);
});

test('elements may have a prefix', async () => {
  const xml =
    '<x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Ana</x:t></x:is></x:c></x:row></x:sheetData>';
  expect(await rowsOf(xml)).toEqual([['Ana']]);
});

test('borders drawn to row 3,000 make no rows', async () => {
  const drawn = Array.from({ length: 3_000 }, (_, i) => {
    const cells = 'ABCDEFGHIJKLMNOP'.split('').map((letter) => `<c r="${letter}${i + 1}" s="1"/>`);
    const said = i < 150 ? text(`A${i + 1}`, `T1-${i}`) : '';
    return `<row r="${i + 1}">${said}${cells.slice(said === '' ? 0 : 1).join('')}</row>`;
  });
  const rows = await rowsOf(`<sheetData>${drawn.join('')}</sheetData>`);
  expect(rows).toHaveLength(150);
  expect(rows?.[149]).toEqual(['T1-149']);
});

test('a tower merged over its rows is in each, a title over columns in the first, a note once', async () => {
  const row = (place: number, cells: string) => `<row r="${place}">${cells}</row>`;
  const xml = `<sheetData>${row(1, text('A1', 'EDIFICIO'))}${row(2, '<c r="A2"/>')}${[
    row(3, `${text('A3', 'Torre')}${text('B3', 'Apto')}${text('C3', 'Nombre')}`),
    row(
      4,
      `${text('A4', 'Torre 1')}${text('B4', '101')}${text('C4', 'Ana')}${text('D4', 'oculto')}`,
    ),
    row(5, `<c r="A5"/>${text('B5', '102')}${text('C5', 'Eva')}`),
    row(6, `${text('A6', 'Torre 2')}${text('B6', '101')}${text('C6', 'Luis')}`),
    row(7, text('B7', '102')),
    row(8, text('A8', 'Nota')),
    row(9, '<c r="A9"/>'),
    row(10, text('B10', 'fin')),
  ].join('')}</sheetData><mergeCells>${['A1:D2', 'C4:D4', 'A4:A5', 'A6:A7', 'A8:A9']
    .map((ref) => `<mergeCell ref="${ref}"/>`)
    .join('')}</mergeCells>`;
  const [sheet] = await sheetsOf(xlsxOf({ sheets: [{ name: 'Hoja1', xml }] }));
  expect(sheet?.rows).toEqual([
    ['EDIFICIO'],
    [],
    ['Torre', 'Apto', 'Nombre'],
    ['Torre 1', '101', 'Ana'],
    ['Torre 1', '102', 'Eva'],
    ['Torre 2', '101', 'Luis'],
    ['Torre 2', '102'],
    ['Nota'],
    [],
    ['', 'fin'],
  ]);
  expect(sheet?.merges[2]).toEqual({ fromRow: 3, toRow: 4, fromColumn: 0, toColumn: 0 });
  expect(sheet?.notes).toEqual([expect.stringContaining('(A4:A5, A6:A7)')]);
});

test('a formula whose result the book does not keep is told with its cell', async () => {
  const cells = `${text('A1', 'x')}<c r="B1"><f>A2</f></c><c r="C1"><f>A2</f><v></v></c><c r="D1" t="str"><f>A2</f><v></v></c>`;
  const [sheet] = await sheetsOf(xlsxOf({ sheets: [{ name: 'Hoja1', xml: data(cells) }] }));
  expect(sheet?.rows).toEqual([['x']]);
  expect(sheet?.notes).toEqual([expect.stringMatching(/^2 celdas .*\(B1, C1\)/u)]);
});

test('every sheet with rows is named, also those that are hidden; charts and empty ones are none', async () => {
  const sheets = await sheetsOf(
    xlsxOf({
      sheets: [
        { name: '2024', xml: data(text('A1', 'a')) },
        { name: 'Vacía', xml: '<sheetData/>' },
        { name: 'Gráfico', xml: '', type: 'chartsheet' },
        { name: 'Vieja', xml: data(text('A1', 'b')), more: 'state="veryHidden"' },
      ],
    }),
  );
  expect(sheets.map(({ name, isHidden, rows }) => [name, isHidden, rows])).toEqual([
    ['2024', false, [['a']]],
    ['Vieja', true, [['b']]],
  ]);
});

test('a sheet that cannot be used says why and leaves the others', async () => {
  const far = `<sheetData><row r="1">${text('A1', 'a')}</row><row r="1048576">${text('A1048576', 'x')}</row></sheetData>`;
  const [good, bad] = await sheetsOf(
    xlsxOf({
      sheets: [
        { name: 'Buena', xml: data(text('A1', 'a')) },
        { name: 'Mala', xml: far },
      ],
    }),
  );
  expect(good?.problem).toBeNull();
  expect(bad?.problem).toContain('A1048576');
});

const sized = zipOf({ 'xl/workbook.xml': 'x'.repeat(50), 'content.xml': 'y' });
/** A zip that says of its first file, in its list, that it has this many bytes. */
function claiming(size: number): File {
  const bytes = Uint8Array.from(sized);
  const view = new DataView(bytes.buffer);
  let at = bytes.length - 4;
  while (view.getUint32(at, true) !== 0x02014b50) at -= 1;
  let first = at;
  for (; at >= 0; at -= 1) if (view.getUint32(at, true) === 0x02014b50) first = at;
  view.setUint32(first + 24, size, true);
  return new File([bytes], 'bomba.xlsx');
}

function locked(): File {
  const bytes = Uint8Array.from(sized);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
  }
  return new File([bytes], 'clave.xlsx');
}

const withPassword = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';

test.each([
  ['that would unpack to a gigabyte', claiming(1_000_000_000), /demasiado grande/u],
  ['that unpacks to more than it says', claiming(10), /No pudimos abrir/u],
  ['whose files are locked', locked(), /contraseña/u],
  [
    'with a password',
    new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...withPassword])], 'a.xlsx'),
    /contraseña/u,
  ],
  ['of another year', new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], 'a.xls'), /XLS\)/u],
  ['that is binary', fileOf('a.xlsb', { 'xl/workbook.bin': '' }), /XLSB/u],
  ['of Numbers', fileOf('a.numbers', { 'Index/Document.iwa': '' }), /Numbers/u],
  ['of text', fileOf('a.docx', { 'word/document.xml': '<w:document/>' }), /No es una hoja/u],
  [
    'with entities of its own',
    xlsxOf({ sheets: [{ name: 'a', xml: `${entities}${data(text('A1', '&b;'))}` }] }),
    /No pudimos abrir/u,
  ],
  ['cut in its XML', xlsxOf({ sheets: [{ name: 'a', xml: '<sheetData><row>' }] }), /No pudimos/u],
  ['with nothing', xlsxOf({ sheets: [{ name: 'a', xml: '<sheetData/>' }] }), /vacío/u],
  [
    'with a cell beyond the columns',
    xlsxOf({ sheets: [{ name: 'a', xml: data(text('XFD1', 'x')) }] }),
    /La fila 1 tiene más de 60 columnas/u,
  ],
  ['that is a page of the web', new File(['<html><table>'], 'a.xls'), /página web/u],
])('a book %s is refused with a sentence', async (_, file, said) => {
  expect(await refusalOf(file)).toMatch(said);
});

test('a book of which a bit was lost is refused, or reads as before', async () => {
  const cells = Array.from({ length: 40 }, (_, i) => text(`A${i + 1}`, `${i * 7919}`));
  const rows = cells.map((cell, i) => `<row r="${i + 1}">${cell}</row>`).join('');
  const file = xlsxOf({ sheets: [{ name: 'a', xml: `<sheetData>${rows}</sheetData>` }] });
  const whole = new Uint8Array(await file.arrayBuffer());
  const before = await sheetsOf(file);
  let refused = 0;
  for (let place = 0; place < whole.length; place += 7) {
    const bytes = whole.map((byte, i) => (i === place ? byte ^ (1 << (place % 8)) : byte));
    const read = await readTableFile(new File([bytes], 'a.xlsx'), hints, { start: startReader });
    if (read?.ok === true) expect(read.sheets).toEqual(before);
    else refused += 1;
  }
  expect(refused).toBeGreaterThan(50);
});
