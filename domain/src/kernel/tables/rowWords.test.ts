import { expect, test } from 'vitest';
import { isCellError } from './isCellError.ts';
import { isSentence, placeWord, saysKinds, saysNote, saysPage, saysTotal } from './rowWords.ts';

test.each([
  'TOTAL',
  'Totales:',
  'SUMA',
  'Sumas',
  'Gran total',
  'Totales generales',
  'Sub-total torre 1',
  'Subtotal',
  'Suma total',
  'Σ',
  'Vienen',
])('«%s» says a total', (text) => {
  expect(saysTotal(text)).toBe(true);
});

test.each(['T1-101', 'Sumapaz 3', 'Totoral', 'Van Gogh', 'Local 3', ''])(
  '«%s» says none',
  (text) => {
    expect(saysTotal(text)).toBe(false);
  },
);

test.each([
  ['TORRE 1', 'torre'],
  ['Bloque No. 2', 'bloque'],
  ['Torre', ''],
  ['Local 3', ''],
  ['Torres del Parque', ''],
])('«%s» heads a block by «%s»', (text, word) => {
  expect(placeWord(text)).toBe(word);
});

test.each([
  [saysKinds, 'LOCALES COMERCIALES', 'Local 3'],
  [saysNote, 'Elaboró: Ana Ruiz', 'Elías Pérez'],
  [saysNote, '* Incluye parqueadero', '101'],
  [saysNote, '________', 'A-1'],
  [saysPage, 'Página 2 de 3', 'Página'],
  [saysPage, 'Pág. 2', '2'],
  [isSentence, 'Coeficientes según la escritura 1234', 'Casa 12 A'],
  [isCellError, '#REF!', '#12'],
  [isCellError, '#N/A', 'N/A'],
  [isCellError, '#¡DIV/0!', 'Local #3'],
  [isCellError, '#¿NOMBRE?', '# 3'],
  [isCellError, '######', ''],
] as const)('%o tells «%s» from «%s»', (says, yes, no) => {
  expect([says(yes), says(no)]).toEqual([true, false]);
});
