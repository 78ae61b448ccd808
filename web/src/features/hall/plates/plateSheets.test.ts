// @vitest-environment node
import { expect, test } from 'vitest';
import { paperOf } from '../../../parts/paperOf.ts';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { paperNames } from './cutSheets.ts';
import { pinSheets } from './pinSheets.ts';
import { perPageChoices, plateSheets } from './plateSheets.ts';

test.each(perPageChoices)(
  'prints %i plates a page, the last page with the rest',
  async (perPage) => {
    const numbers = Array.from({ length: perPage + 1 }, (_, i) => i + 1);
    const page = { assemblyName: 'Torres del Parque', perPage } as const;
    for (const paper of paperNames) {
      const sheets = await plateSheets(numbers, { ...page, paper });
      const pdf = await (await pdfFile(sheets)).bytes();
      expect(new TextDecoder('latin1').decode(pdf)).toMatch(/\/Count 2\b/u);
    }
  },
);

test('a plate with its PIN has it on a stub that names the plate, and no QR nor name of anybody', async () => {
  const pins = new Map([[14, '012345']]);
  const sheets = await plateSheets([14], {
    ...{ assemblyName: 'Torres', perPage: 8, paper: 'letter', pins },
  });
  const text = JSON.stringify(sheets.content);
  expect(text).toContain('PIN de la placa 14');
  expect(text).toContain('012 345');
  expect(text.match(/<svg/gu)).toHaveLength(1);
});

test('PINs alone are slips, twenty-one a page', async () => {
  const pins = new Map(Array.from({ length: 22 }, (_, i) => [i + 1, String(100_000 + i)] as const));
  const pdf = await (
    await pdfFile(pinSheets(pins, { assemblyName: 'Torres', paper: 'a4' }))
  ).bytes();
  expect(new TextDecoder('latin1').decode(pdf)).toMatch(/\/Count 2\b/u);
});

test.each([
  ['CO', 'letter'],
  ['ES', 'a4'],
])('in %s the paper is %s', (country, paper) => {
  expect(paperOf(country)).toBe(paper);
});
