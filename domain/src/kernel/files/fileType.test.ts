import { expect, test } from 'vitest';
import { fileTypeOf } from './fileType.ts';

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
