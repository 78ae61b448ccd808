import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipDirectory } from './zipDirectory.ts';
import { type ZipSums, zipEntry } from './zipEntry.ts';

async function* chunksOf(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function packed(path: string, ...texts: readonly string[]) {
  const entry = zipEntry(path, chunksOf(...texts));
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.chunks) chunks.push(chunk);
  return { bytes: Buffer.concat(chunks), sums: entry.sums() };
}

test('entries that were packed apart are one ZIP with its directory', async () => {
  const long = 'propietaria '.repeat(20_000);
  const entries = [
    await packed('datos/unidades.ndjson', long, long),
    await packed('archivos/vacío.txt'),
    await packed('LEAME.txt', 'hola'),
  ];
  const directory = zipDirectory(entries.map(({ sums }) => sums));
  const read = unzipSync(Buffer.concat([...entries.map(({ bytes }) => bytes), directory]));
  const texts = Object.entries(read).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]);
  expect(texts).toEqual([
    ['datos/unidades.ndjson', long + long],
    ['archivos/vacío.txt', ''],
    ['LEAME.txt', 'hola'],
  ]);
  expect(entries[0]?.bytes.length).toBeLessThan(long.length / 10);
});

test('an entry states the size and the hash of its content, and is always the same', async () => {
  const [first, second] = [await packed('a', 'uno', 'dos'), await packed('a', 'unodos')];
  const sha256 = createHash('sha256').update('unodos').digest('hex');
  expect(first.sums).toMatchObject({ path: 'a', bytes: 6, sha256 });
  expect(second.bytes).toEqual(first.bytes);
});

test('an entry whose reading fails throws to its reader, and has no sums', async () => {
  async function* broken() {
    yield Buffer.from('a');
    throw new Error('The database is away.');
  }
  const entry = zipEntry('a', broken());
  const taken = async () => {
    for await (const _ of entry.chunks);
  };
  await expect(taken()).rejects.toThrow('The database is away.');
  expect(entry.sums).toThrow('not taken whole');
});

test('past four gigabytes or 65,535 entries the directory is of the longer form', () => {
  const entry: ZipSums = { path: 'a', bytes: 1, sha256: '', crc: 1, packed: 0xf000_0000 };
  const far = zipDirectory([entry, entry, entry]);
  expect(far.readUInt32LE(far.length - 22)).toBe(0x0605_4b50);
  expect(far.readUInt32LE(far.length - 42)).toBe(0x0706_4b50);
  const start = Number(far.readBigUInt64LE(far.length - 34));
  // A header of 30, a name of one letter and sums of 16 go with each.
  const directoryFrom = 3 * (0xf000_0000 + 47);
  expect(Number(far.readBigUInt64LE(far.length - 98 + 48))).toBe(directoryFrom);
  expect(start).toBe(directoryFrom + far.length - 98);
  const many = zipDirectory(Array.from({ length: 70_000 }, () => ({ ...entry, packed: 1 })));
  expect(many.readUInt16LE(many.length - 12)).toBe(0xffff);
  expect(Number(many.readBigUInt64LE(many.length - 98 + 32))).toBe(70_000);
});
