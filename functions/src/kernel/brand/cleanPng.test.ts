import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { paintedPng, pngChunk, pngHeader, pngSignature } from '../../testing/files/paintedPng.ts';
import { cleanPng } from './cleanPng.ts';

const limits = { width: 64, height: 64 };
const end = pngChunk('IEND', Buffer.alloc(0));
const comment = pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
const page = Buffer.from('<html><script>alert(1)</script></html>');

test('a picture is kept as it is painted, whatever the way it came', () => {
  const plain = cleanPng(paintedPng(8, 4), limits);
  expect(plain).toMatchObject({ width: 8, height: 4 });
  const dressed = Buffer.concat([paintedPng(8, 4, undefined, [comment]), page]);
  expect(cleanPng(dressed, limits)?.bytes).toEqual(plain?.bytes);
  expect(plain?.bytes.includes('script')).toBe(false);
  expect(cleanPng(plain?.bytes ?? page, limits)).toEqual(plain);
});

test('a picture whose pixels come in several pieces is one', () => {
  const pixels = deflateSync(Buffer.alloc((1 + 2 * 4) * 2));
  const pieces = [pixels.subarray(0, 3), pixels.subarray(3)].map((one) => pngChunk('IDAT', one));
  const sent = Buffer.concat([pngSignature, pngHeader(2, 2), ...pieces, end]);
  expect(cleanPng(sent, limits)).toMatchObject({ width: 2, height: 2 });
});

const withPixels = (pixels: Buffer, width = 2, height = 2, colourType = 6) =>
  Buffer.concat([
    ...[pngSignature, pngHeader(width, height, colourType)],
    ...[pngChunk('IDAT', deflateSync(pixels)), end],
  ]);
const flipped = (at: number) => {
  const sent = paintedPng(8, 4);
  sent[at] = (sent[at] ?? 0) ^ 0xff;
  return sent;
};

test.each([
  ['a page', page],
  ['nothing', Buffer.alloc(0)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['one that is cut', paintedPng(8, 4).subarray(0, -13)],
  ['one with a sum that is not its own', flipped(20)],
  ['one that begins otherwise', Buffer.concat([page, paintedPng(8, 4)])],
  ['one too wide', paintedPng(65, 1)],
  ['one too tall', paintedPng(1, 65)],
  ['one with fewer pixels than it says', withPixels(Buffer.alloc(5))],
  ['one that unpacks to far more than it says', withPixels(Buffer.alloc(50_000_000))],
  ['one of a kind that no browser writes', withPixels(Buffer.alloc(6), 2, 2, 3)],
  ['one whose rows are filtered in no known way', withPixels(Buffer.alloc(18, 9))],
  ['one without pixels', Buffer.concat([pngSignature, pngHeader(2, 2), end])],
  ['one without a header', Buffer.concat([pngSignature, end])],
])('%s is not kept', (_what, sent) => {
  expect(cleanPng(sent, limits)).toBeNull();
});
