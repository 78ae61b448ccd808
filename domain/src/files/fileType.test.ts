import { expect, test } from 'vitest';
import { fileName, fileTypeOf } from './fileType.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['%PDF-1.7 …', 'application/pdf'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['\u0089PNG\r\n\u001a\n…', 'image/png'],
  ['RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
])('%j is %s by its content', (text, type) => {
  expect(fileTypeOf(bytesOf(text))).toBe(type);
});

test.each(['', '%PD', '<html>%PDF-', '<svg>', 'RIFF1234WAVE', 'MZ'])(
  '%j is none of those that are kept',
  (text) => {
    expect(fileTypeOf(bytesOf(text))).toBeNull();
  },
);

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
