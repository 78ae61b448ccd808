import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIdDocument } from './readIdDocument.ts';

function told(text: string, country: string): string {
  const { documents } = readIdDocument(text, country);
  return documents
    .map(({ kind, number, check, isCheckWrong }) =>
      [kind ?? '', number, (check ?? '') + (isCheckWrong ? '!' : '')].join(' ').trim(),
    )
    .join(' | ');
}

test.each([
  ['1.074.385.878', '1074385878'],
  ['CC 1.074.385.878', 'CC 1074385878'],
  ['C.C. 52.345.678 de Bogotá', 'CC 52345678'],
  ['c.c. 52.345.678 expedida en Cali', 'CC 52345678'],
  ['C. C. No. 52345678', 'CC 52345678'],
  ['CC N° 79123456', 'CC 79123456'],
  ['CC Nº79123456', 'CC 79123456'],
  ['Cédula 79123456', 'CC 79123456'],
  ['Cédula de ciudadanía número 79.123.456', 'CC 79123456'],
  ['C 79123456', '79123456'],
  ['79.123.456 Btá', '79123456'],
  ['79.123.456 (Btá)', '79123456'],
  ['79123456 C.C.', 'CC 79123456'],
  ['79123456 (CC)', 'CC 79123456'],
  ['79 123 456', '79123456'],
  ['79,123,456', '79123456'],
  ['79123456.0', '79123456'],
  ['79.123.456,00', '79123456'],
  ['079123456', '79123456'],
  ['52.345.678 de Bogotá, exp. 12.03.1999', '52345678'],
  ['CE 345678', 'CE 345678'],
  ['C.E. No. 345.678', 'CE 345678'],
  ['Cédula de extranjería 345678', 'CE 345678'],
  ['TI 1074385878', 'TI 1074385878'],
  ['Pasaporte AB123456', 'PAS AB123456'],
  ['AB 123456', 'AB123456'],
  ['PPT 1234567', 'PPT 1234567'],
  ['PAS 88-001', 'PAS 88001'],
  ['V-12.345.678', 'V12345678'],
  ['NIT 900.456.789-1', 'NIT 900456789 1!'],
  ['NIT 900.373.913-4', 'NIT 900373913 4'],
  ['N.I.T. 900373913 - 4', 'NIT 900373913 4'],
  ['900.373.913-4', '900373913 4'],
  ['900373913 DV 4', '900373913 4'],
  ['900373913', '900373913'],
  ['9003739134', 'NIT 900373913 4'],
  ['9003739135', '9003739135'],
  ['NIT 9003739135', 'NIT 900373913 5!'],
  ['52345678B', '52345678B'],
  ['Casa 12 bis', 'CASA12BIS'],
  ['CC 1', 'CC 1'],
  ['12-34-56 x', '12-34-56X'],
  ['N/A', ''],
  ['NO TIENE', ''],
  ['-', ''],
  ['0', ''],
  ['sin documento', ''],
  ['', ''],
])('the document %j of Colombia is «%s»', (text, said) => {
  expect(told(text, 'CO')).toBe(said);
});

test.each([
  ['41.234.567 / 19.876.543', '41234567 | 19876543'],
  ['41234567 y 19876543', '41234567 | 19876543'],
  ['CC 41.234.567 CC 19.876.543', 'CC 41234567 | CC 19876543'],
  ['CC 41.234.567 de Cali / CE 345678', 'CC 41234567 | CE 345678'],
  ['41234567 19876543', '41234567 | 19876543'],
  ['41.234.567-19.876.543', '41234567 | 19876543'],
  ['41234567; 19876543, 79123456', '41234567 | 19876543 | 79123456'],
  ['NIT 900.373.913-4 / 79.123.456', 'NIT 900373913 4 | 79123456'],
  ['52.345.678 / 52345678', '52345678'],
  ['1 074 385 878', '1074385878'],
])('a cell with %j names «%s»', (text, said) => {
  expect(told(text, 'CO')).toBe(said);
});

test.each([
  ['ES', '12345678Z', '12345678 Z'],
  ['ES', '12.345.678-Z', '12345678 Z'],
  ['ES', 'DNI 12345678 Z', 'DNI 12345678 Z'],
  ['ES', '12345678A', '12345678 A!'],
  ['ES', '12345678', '12345678'],
  ['ES', '01234567L', '1234567 L'],
  ['ES', 'X-1234567-L', 'NIE X1234567 L'],
  ['ES', 'B12345674', 'CIF B1234567 4'],
  ['ES', 'B-12345678', 'CIF B1234567 8!'],
  ['ES', 'C12345678', 'CIF C1234567 8!'],
  ['ES', '12345678Z / 87654321X', '12345678 Z | 87654321 X'],
  ['CL', '12.345.678-5', 'RUT 12345678 5'],
  ['CL', 'RUT 12.345.678-5', 'RUT 12345678 5'],
  ['CL', '123456785', 'RUT 12345678 5'],
  ['CL', '12345678', '12345678'],
  ['CL', '10.000.013-k', 'RUT 10000013 K'],
  ['CL', '10000013K', 'RUT 10000013 K'],
  ['CL', '12.345.678-4', 'RUT 12345678 4!'],
  ['AR', '12.345.678', '12345678'],
  ['AR', 'DNI 12.345.678', 'DNI 12345678'],
  ['AR', '20-12345678-6', 'CUIT 12345678 6'],
  ['AR', '20123456786', 'CUIT 12345678 6'],
  ['AR', 'CUIL 27-12345678-1', 'CUIT 12345678 1!'],
  ['AR', '30-50001091-2', 'CUIT 3050001091 2'],
  ['MX', 'PEGJ800101AB1', 'PEGJ800101AB1'],
  ['MX', 'RFC PEGJ-800101-AB1', 'RFC PEGJ800101AB1'],
  ['MX', 'CURP PEGJ800101HDFRRN09', 'CURP PEGJ800101HDFRRN09'],
  ['MX', 'INE 1234567890123', 'INE 1234567890123'],
  ['FR', 'NIT 900.373.913-4', 'NIT 9003739134'],
])('in %s the document %j is «%s»', (country, text, said) => {
  expect(told(text, country)).toBe(said);
});

test('the usual documents are read as the others are', () => {
  const countries = fc.constantFrom('CO', 'ES', 'AR', 'CL', 'MX', '');
  const numbers = fc.oneof(
    fc.integer({ min: 0, max: 99_999_999_999 }).map(String),
    fc.integer({ min: 1_000_000, max: 99_999_999 }).map((one) => one.toLocaleString('es-CO')),
  );
  fc.assert(
    fc.property(
      countries,
      numbers,
      fc.constantFrom('', 'CC ', 'C.C. '),
      (country, number, kind) => {
        const text = `${kind}${number}`;
        // A space more, and it is read by its parts.
        expect(readIdDocument(text, country)).toEqual(readIdDocument(` ${text}`, country));
      },
    ),
  );
});
