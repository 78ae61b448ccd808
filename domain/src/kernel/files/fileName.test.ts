import { expect, test } from 'vitest';
import { fileName, folderName, nameEnding, nameStem } from './fileName.ts';

test.each([
  ['Poder.hta', 'application/pdf', 'Poder_hta.pdf'],
  ['Poder.pdf', 'application/pdf', 'Poder.pdf'],
  ['Poder.PDF', 'application/pdf', 'Poder.pdf'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpg'],
  ['factura.pdf.exe', 'application/pdf', 'factura_pdf_exe.pdf'],
  ['firma.exe.pdf', 'application/pdf', 'firma_exe.pdf'],
  ['../Poder <b>.pdf', 'application/pdf', 'Poder _b.pdf'],
  ['C:\\\\papeles\\poder', 'image/png', 'poder.png'],
  ['.htaccess', 'image/webp', 'htaccess.webp'],
  ['...', 'application/pdf', 'documento.pdf'],
  ['a\u202Efdp.exe', 'application/pdf', 'a_fdp_exe.pdf'],
  ['Poder de Núñez (T1-101)', 'image/png', 'Poder de Núñez (T1-101).png'],
] as const)('%j that is %s is given back as %j', (written, type, name) => {
  expect(fileName(written, type)).toBe(name);
});

test('a name of any length keeps its extension', () => {
  expect(fileName(`${'n'.repeat(400)}.hta`, 'application/pdf')).toMatch(/^.{1,125}\.pdf$/u);
});

test.each([
  ['CON.pdf', 'application/pdf', 'CON_.pdf'],
  ['aux', 'text/plain', 'aux_.txt'],
  ["=cmd|' /C calc'!A0.csv", 'text/csv', 'C calc__A0.csv'],
  ['+1+1.csv', 'text/csv', '1_1.csv'],
  [
    '@SUM(A1).xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'SUM(A1).xlsx',
  ],
  ['acta\r\nSet-Cookie: a=b.pdf', 'application/pdf', 'acta__Set-Cookie_ a_b.pdf'],
  ['nota\u0000.html', 'text/plain', 'nota__html.txt'],
] as const)('%j that is %s does not keep what a system would read: %j', (written, type, name) => {
  expect(fileName(written, type)).toBe(name);
});

test.each([
  ['Contratos 2026', 'Contratos 2026'],
  ['../../../etc', 'etc'],
  ['..', 'carpeta'],
  ['v1.2', 'v1_2'],
  ['NUL', 'NUL_'],
])('a folder written %j is called %j', (written, name) => {
  expect(folderName(written)).toBe(name);
});

test('stem and ending of a name', () => {
  expect([nameStem('Acta 1.pdf'), nameEnding('Acta.PDF')]).toEqual(['Acta 1', 'pdf']);
  expect([nameStem('Actas'), nameEnding('Actas')]).toEqual(['Actas', '']);
});
