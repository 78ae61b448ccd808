// @vitest-environment node
import { expect, test } from 'vitest';
import { pdfFile } from '../../../ui/pdfFile.ts';
import { perPageChoices, plateSheets } from './plateSheets.ts';

test.each(perPageChoices)(
  'prints %i plates a page, the last page with what is left',
  async (perPage) => {
    const numbers = Array.from({ length: perPage + 1 }, (_, i) => i + 1);
    const sheets = await plateSheets(numbers, { assemblyName: 'Torres del Parque', perPage });
    const pdf = await (await pdfFile(sheets)).bytes();
    expect(new TextDecoder('latin1').decode(pdf)).toMatch(/\/Count 2\b/u);
  },
);
