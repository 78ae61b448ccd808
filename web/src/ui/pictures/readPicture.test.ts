import { expect, test } from 'vitest';
import { pictureTypeOf } from './readPicture.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- x -->\n<svg/>', 'image/svg+xml'],
  ['<html><svg/></html>', null],
  ['%PDF-1.7', null],
  ['GIF89a', null],
  ['', null],
])('%j is %s by its content', (text, type) => {
  expect(pictureTypeOf(bytesOf(text))).toBe(type);
});
