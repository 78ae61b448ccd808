import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture of ours: its size, and a PNG with nothing but its pixels. */
export interface CleanPng {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

interface Limits {
  readonly width: number;
  readonly height: number;
}

const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
/**
 * By colour type, how many parts a pixel has: colour, and colour with transparency. The parts are those that
 * a browser writes.
 */
const partsOf: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/**
 * The same picture written anew: its pixels are unpacked, measured and packed again, and nothing else of the
 * file is kept, neither comments nor profiles nor anything after its end. Null for what is no such PNG:
 * another format, another depth, interlaced, larger than its limits, cut or with more pixels than it says.
 */
export function cleanPng(sent: Buffer, limits: Limits): CleanPng | null {
  const chunks = readChunks(sent);
  const header = chunks?.[0];
  if (chunks === null || header === undefined || header.kind !== 'IHDR') return null;
  if (header.data.length !== 13) return null;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth, colourType = 0, packing, filtering, interlace] = header.data.subarray(8);
  const parts = partsOf[colourType];
  if (parts === undefined || depth !== 8) return null;
  if (packing !== 0 || filtering !== 0 || interlace !== 0) return null;
  if (width < 1 || height < 1 || width > limits.width || height > limits.height) return null;
  const rowBytes = 1 + width * parts;
  const painted = unpack(chunks, rowBytes * height);
  if (painted === null) return null;
  for (let row = 0; row < height; row += 1) {
    if ((painted[row * rowBytes] ?? 5) > 4) return null;
  }
  const bytes = Buffer.concat([
    signature,
    chunkOf('IHDR', header.data),
    chunkOf('IDAT', deflateSync(painted, { level: 9 })),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
  return { width, height, bytes };
}

interface Chunk {
  readonly kind: string;
  readonly data: Buffer;
}

/** In their order, until the end that the file says; null when one is cut or is not what its sum says. */
function readChunks(sent: Buffer): readonly Chunk[] | null {
  if (!sent.subarray(0, signature.length).equals(signature)) return null;
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at + 12 <= sent.length) {
    const end = at + 8 + sent.readUInt32BE(at);
    if (end + 4 > sent.length) return null;
    if (crc32(sent.subarray(at + 4, end)) !== sent.readUInt32BE(end)) return null;
    const kind = sent.toString('latin1', at + 4, at + 8);
    chunks.push({ kind, data: sent.subarray(at + 8, end) });
    if (kind === 'IEND') return chunks;
    at = end + 4;
  }
  return null;
}

/** Exactly the bytes that a picture of that size has; what unpacks to more stops there. */
function unpack(chunks: readonly Chunk[], size: number): Buffer | null {
  const packed = Buffer.concat(chunks.flatMap(({ kind, data }) => (kind === 'IDAT' ? [data] : [])));
  try {
    const painted = inflateSync(packed, { maxOutputLength: size });
    return painted.length === size ? painted : null;
  } catch {
    return null;
  }
}

function chunkOf(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
