// @vitest-environment node
import { expect, test } from 'vitest';
import { pdfFile } from './pdfFile.ts';

test('writes a document with the letters of Spanish and its page numbers', async () => {
  const blob = await pdfFile({ content: ['Asamblea: quórum ≥ 51 %, ¿año?'], info: { title: 'x' } });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text).toContain('/FontFile2');
  expect(text).toMatch(/\/Count 1\b/u);
});
