import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG, with its sum. */
export function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export const pngSignature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');

export function pngHeader(width: number, height: number, colourType = 6): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, colourType, 0, 0, 0], 8);
  return pngChunk('IHDR', data);
}

/** A PNG of one colour, as a browser's canvas writes it, with what else is asked before its pixels. */
export function paintedPng(
  width: number,
  height: number,
  colour: readonly [number, number, number, number] = [11, 85, 99, 255],
  besides: readonly Buffer[] = [],
): Buffer {
  const row = Buffer.concat([
    Buffer.from([0]),
    ...Array.from({ length: width }, () => Buffer.from(colour)),
  ]);
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    ...[pngSignature, pngHeader(width, height), ...besides],
    ...[pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND', Buffer.alloc(0))],
  ]);
}
