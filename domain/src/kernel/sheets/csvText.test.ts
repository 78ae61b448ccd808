import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvText } from './csvText.ts';
import { unguardText } from './guardText.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+57 300', "'+57 300"],
  ['-3', "'-3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\n=1', '"\'\n=1"'],
  ['＝1+1', "'＝1+1"],
  ['＋57', "'＋57"],
  ['－3', "'－3"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['Ana; Luis', '"Ana; Luis"'],
  ['la "Torre"', '"la ""Torre"""'],
  ['3,5', '3,5'],
])('writes %j as %s', (cell, written) => {
  expect(csvText([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

test('reads back as the same cells, none of which a spreadsheet would run', () => {
  const cell = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      (rows) => {
        const { data } = Papa.parse<string[]>(csvText(rows).slice(1).replace(/\r\n$/u, ''), {
          delimiter: ';',
          newline: '\r\n',
        });
        expect(data.map((row) => row.map(unguardText))).toEqual(
          rows.map((row) => row.map(unguardText)),
        );
        expect(data.flat().filter((text) => /^[=+\-@\t\r\n＝＋－＠]/u.test(text))).toEqual([]);
      },
    ),
  );
});
