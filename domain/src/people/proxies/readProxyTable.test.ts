import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ProxyRow, readProxyTable } from './readProxyTable.ts';

const header = [
  ...['unidad', 'poderdante', 'documento_poderdante', 'apoderado', 'documento_apoderado'],
  ...['correo_apoderado', 'instrucciones'],
];
const line = ['T1-101', 'Ana Peña', 'CC 1', 'Luis Ñáñez', 'CC 80.664.344', 'luis@correo.test', ''];
const codesOf = (cells: readonly (readonly string[])[]) =>
  readProxyTable(cells).problems.map(({ code }) => code);
const withCell = (column: string, text: string) =>
  line.map((cell, i) => (header[i] === column ? text : cell));

test('reads a row with its number in the spreadsheet', () => {
  expect(readProxyTable([['Poderes recibidos'], header, line])).toMatchObject({
    problems: [],
    notes: [],
    rows: [
      {
        row: 3,
        units: ['T1-101'],
        grantorName: 'Ana Peña',
        grantorDocument: 'CC 1',
        attorneyName: 'Luis Ñáñez',
        attorneyDocument: 'CC 80.664.344',
        attorneyEmail: 'luis@correo.test',
        instructions: '',
      },
    ],
  });
});

test.each([
  ['unidad', ' ', 'unit-empty'],
  ['apoderado', '', 'attorney-empty'],
  ['documento_apoderado', 'CC 12', 'document-short'],
  ['correo_apoderado', 'luis arroba', 'email-malformed'],
  ['instrucciones', 'x'.repeat(1_001), 'too-long'],
])('a row whose %s is %j stays out: %s', (column, text, code) => {
  expect(codesOf([header, withCell(column, text)])).toEqual([code]);
});

test('invisible marks, as a copy from a mail or a PDF brings them, are no part of a cell', () => {
  const marked = line.map((cell) => (cell === '' ? cell : `\u200F${cell}\u200B\u00AD`));
  expect(readProxyTable([header, marked])).toEqual(readProxyTable([header, line]));
});

const two = [
  {
    units: ['A 101'],
    grantorName: 'Gema Cobo',
    attorneyName: 'Hugo Baena',
    attorneyDocument: '7001',
  },
  {
    units: ['B 101'],
    grantorName: 'Irma Junco',
    attorneyName: 'Hugo Baena',
    attorneyDocument: '7001',
  },
];
const people = (who: string) => [who, 'Hugo Baena', '7001'];

test.each<[string, readonly (readonly string[])[]]>([
  [
    'the tower apart and other titles',
    [
      ['Torre', 'Apto', 'Propietario', 'Apoderado', 'C.C. Apoderado'],
      ['A', '101', ...people('Gema Cobo')],
      ['B', '101', ...people('Irma Junco')],
      ['Total', '2', '', '', ''],
    ],
  ],
  [
    'titles in two rows and a document of each',
    [
      ['INMUEBLE', '', 'PROPIETARIO', 'APODERADO', ''],
      ['Torre', 'Apto', 'Nombre', 'Nombre', 'Documento'],
      ['A', '101', ...people('Gema Cobo')],
      ['B', '101', ...people('Irma Junco')],
    ],
  ],
  [
    'plain documents beside their people',
    [
      ['Torre', 'Unidad', 'Poderdante', 'Apoderado', 'Cédula'],
      ['A', '101', ...people('Gema Cobo')],
      ['B', '101', ...people('Irma Junco')],
    ],
  ],
])('reads %s', (_, cells) => {
  expect(readProxyTable(cells)).toMatchObject({ problems: [], rows: two });
});

test.each(['Nombre y apellidos del apoderado', 'Representado por', 'Otorgado a', 'Mandatario'])(
  'the attorney may be titled %s',
  (title) => {
    const cells = [
      ['Torre', 'Apto', 'Propietario', title, 'N.º de identificación del apoderado'],
      ['A', '101', ...people('Gema Cobo')],
      ['B', '101', ...people('Irma Junco')],
    ];
    expect(readProxyTable(cells)).toMatchObject({ problems: [], rows: two });
  },
);

test('columns that a person says are read so, whatever their titles', () => {
  const cells = [
    ['Torre', 'Apto', 'X', 'Y', 'Z'],
    ['A', '101', ...people('Gema Cobo')],
    ['B', '101', ...people('Irma Junco')],
  ];
  expect(codesOf(cells)).toEqual(['no-header']);
  const columns = { group: 0, units: 1, grantorName: 2, attorneyName: 3, attorneyDocument: 4 };
  expect(readProxyTable(cells, { columns })).toMatchObject({ problems: [], rows: two });
});

test('a formula is kept as text, with a warning', () => {
  const { rows, problems } = readProxyTable([header, withCell('instrucciones', '=HYPERLINK("x")')]);
  expect(rows[0]?.instructions).toBe('=HYPERLINK("x")');
  expect(problems).toMatchObject([{ row: 2, code: 'text-as-formula', blocks: false }]);
});

test('a file without titles or without rows says so', () => {
  expect(codesOf([line])).toEqual(['no-header']);
  expect(codesOf([header, [' ', '']])).toEqual(['no-rows']);
});

const label = fc.stringMatching(/^[A-Z]\d-\d{1,4}$/u);
const name = fc.stringMatching(/^[A-Za-zñáé]{3,10} [A-Za-zñáé]{3,10}$/u);
const number = fc.stringMatching(/^CC \d{6,10}$/u);
const proxies = fc.uniqueArray(
  fc.record({ unit: label, grantor: name, document: number, attorney: name, held: number }),
  { selector: ({ unit }) => unit, minLength: 1, maxLength: 12 },
);
const withoutRows = (rows: readonly ProxyRow[]) => rows.map(({ row: _, ...said }) => said);

test('columns in any order, extra ones, empty rows and stray spaces read the same', () => {
  fc.assert(
    fc.property(
      proxies,
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
      fc.integer({ min: 0, max: 12 }),
      (given, order, blankAt) => {
        const lines = given.map((one) => [
          ...[one.unit, one.grantor, one.document, one.attorney, one.held, '', '', 'otra cosa'],
        ]);
        const plain = [[...header, 'columna de más'], ...lines];
        const mangled = plain.map((cells) =>
          order.map((i) => `  ${cells[i] ?? ''} `.toUpperCase()),
        );
        mangled.splice(1 + Math.min(blankAt, lines.length), 0, ['', ' ']);
        const upper = plain.map((cells) => cells.map((cell) => cell.toUpperCase()));
        const read = readProxyTable(mangled);
        expect(read.problems).toEqual([]);
        expect(withoutRows(read.rows)).toEqual(withoutRows(readProxyTable(upper).rows));
        expect(read.rows).toHaveLength(given.length);
      },
    ),
  );
});

test('every row is either read or listed, whatever its cells say', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ maxLength: 12 }), { minLength: 7, maxLength: 7 })),
      (lines) => {
        const { rows, problems, notes } = readProxyTable([header, ...lines]);
        const out = problems.filter(({ blocks, row }) => blocks && row !== null);
        const left = notes
          .filter(({ code }) => code.startsWith('row-'))
          .flatMap((note) => note.rows);
        const read = [...rows, ...out].map(({ row }) => Number(row));
        const seen = [...read, ...left].sort((a, b) => a - b);
        const full = lines.flatMap((cells, i) =>
          cells.some((cell) => cell.trim()) ? [i + 2] : [],
        );
        expect(seen).toEqual(full);
      },
    ),
  );
});
