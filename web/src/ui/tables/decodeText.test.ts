import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeOld, type OldEncoding, oldEncodings } from '../../testing/encodeOld.ts';
import { decodeText } from './decodeText.ts';

test.each([
  ['cp850', 'Unidad;Propietario\r\n101;Íñigo Núñez\r\n102;Begoña Ávila\r\n'],
  ['cp850', 'UNIDAD;CÉDULA\r\n101;MUÑOZ GARCÍA JOSÉ\r\n'],
  ['macintosh', 'Unidad;Propietario\r\n101;Íñigo Núñez\r\n102;Begoña Ávila\r\n'],
  ['macintosh', 'UNIDAD;CÉDULA\r\n101;MUÑOZ GARCÍA JOSÉ\r\n'],
  ['windows-1252', 'Unidad;Propietario\r\n101;Íñigo Núñez\r\n102;Begoña Ávila\r\n'],
  ['windows-1252', 'N°;Fração;Morada\r\n1;2,5;Rua João «B» – 3.º\r\n'],
  ['windows-1252', 'Nº;Saldo €\r\n1;–5\r\n'],
  ['windows-1252', 'N°;1ª\r\n'],
] as const)('%s: %s', (encoding, text) => {
  expect(decodeText(encodeOld(text, encoding))).toBe(text);
});

const people = ['Íñigo', 'Núñez', 'Begoña', 'Ávila', 'José', 'Muñoz', 'Güell', 'Cédula', 'Andrés'];
const plain = ['Torre', 'Ana', '101', 'Calle 5', 'Zoilo'];
const words = fc.array(
  fc.tuple(fc.constantFrom(...people, ...plain), fc.constantFrom('as is', 'upper', 'lower')),
  { minLength: 1, maxLength: 40 },
);

test('a text with a known word reads as it was written, in any of the old encodings', () => {
  fc.assert(
    fc.property(words, fc.constantFrom(...oldEncodings), (written, encoding: OldEncoding) => {
      const said = written.map(([word, how]) => {
        if (how === 'as is') return word;
        return how === 'upper' ? word.toUpperCase() : word.toLowerCase();
      });
      const text = `Unidad;Nombre\n${said.join(';')}\nMuñoz`;
      expect(decodeText(encodeOld(text, encoding))).toBe(text);
    }),
    { numRuns: 300 },
  );
});
