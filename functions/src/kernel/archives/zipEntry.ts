import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import * as z from 'zod';

/** The facts of an entry in the directory of a ZIP. */
export const zipSums = z.object({
  path: z.string(),
  /** Before it was compressed. */
  bytes: z.int().nonnegative(),
  /** Of those bytes, in hexadecimal. */
  sha256: z.string(),
  crc: z.int().nonnegative(),
  /** Once compressed, without what goes around it. */
  packed: z.int().nonnegative(),
});

export type ZipSums = Readonly<z.infer<typeof zipSums>>;

/** UTF-8 names, and sizes after the bytes, which is when they are known. */
export const zipFlags = 0x0808;
export const deflated = 8;
/** The first of January of 1980: the same entry always gives the same bytes. */
export const zipDate = 0x0021;
/** A size that does not fit in four bytes would need another format of entry. */
export const zipEntryAtMost = 0xffff_ffff;
export const headerBytes = 30;
export const sumsBytes = 16;

/**
 * An entry of a ZIP as it stands there, compressed while it is read: what it is, its bytes and its sums, which
 * `sums` says once all of it was taken. Throws what reading throws, and when it passes four gigabytes.
 */
export function zipEntry(path: string, chunks: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let [bytes, crc, packed] = [0, 0, 0];
  let sums: ZipSums | null = null;
  async function* counted() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      crc = crc32(chunk, crc);
      bytes += chunk.length;
      if (bytes > zipEntryAtMost) throw new Error('An entry of an archive is too large.');
      yield chunk;
    }
  }
  async function* written(): AsyncGenerator<Uint8Array> {
    yield headerOf(path);
    const deflate = createDeflateRaw();
    const feeding = pipeline(counted, deflate);
    // A failure comes out of the compressor too, where it is waited for.
    feeding.catch(() => undefined);
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield chunk;
    }
    await feeding;
    sums = { path, bytes, sha256: hash.digest('hex'), crc, packed };
    yield sumsOf(sums);
  }
  return {
    chunks: written(),
    sums(): ZipSums {
      if (sums === null) throw new Error('The entry was not taken whole.');
      return sums;
    },
  };
}

function headerOf(path: string): Buffer {
  const name = Buffer.from(path, 'utf8');
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(zipFlags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt16LE(zipDate, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function sumsOf({ crc, packed, bytes }: ZipSums): Buffer {
  const sums = Buffer.alloc(sumsBytes);
  sums.writeUInt32LE(0x0807_4b50, 0);
  sums.writeUInt32LE(crc, 4);
  sums.writeUInt32LE(packed, 8);
  sums.writeUInt32LE(bytes, 12);
  return sums;
}
