import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { StackProblem } from '../stack/process/stackProblem.ts';

/** The bytes of an entry of a ZIP, from their beginning each time. */
type ZipFile = () => AsyncIterable<Uint8Array>;

interface ZipRow {
  readonly path: string;
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

const endBytes = 22;
const long = 0xffff_ffff;

/**
 * The entries of a ZIP as our own archives write them, by their path: its directory is read, and each entry when
 * it is asked for, so that one of gigabytes takes no memory. Ends the command where it is no ZIP.
 */
export async function openZip(file: string): Promise<ReadonlyMap<string, ZipFile>> {
  const handle = await open(file).catch(() => {
    throw new StackProblem(`No se puede leer ${file}.`);
  });
  try {
    const rows = await readDirectory(handle);
    const entries = rows.map(async (row): Promise<[string, ZipFile]> => {
      const header = await readAt(handle, row.offset, 30);
      const from = row.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
      return [row.path, () => bytesOf(file, row, from)];
    });
    return new Map(await Promise.all(entries));
  } catch (error) {
    if (error instanceof StackProblem) throw error;
    throw new StackProblem(`${file} no es un ZIP, o está cortado.`);
  } finally {
    await handle.close();
  }
}

async function readDirectory(handle: FileHandle): Promise<readonly ZipRow[]> {
  const { size: bytes } = await handle.stat();
  const end = await readAt(handle, bytes - endBytes, endBytes);
  if (end.readUInt32LE(0) !== 0x0605_4b50) throw new Error('There is no end.');
  let [count, size, from] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (size === long) {
    const locator = await readAt(handle, bytes - endBytes - 20, 20);
    const longEnd = await readAt(handle, Number(locator.readBigUInt64LE(8)), 56);
    [count, size, from] = [32, 40, 48].map((at) => Number(longEnd.readBigUInt64LE(at))) as [
      number,
      number,
      number,
    ];
  }
  const directory = await readAt(handle, from, size);
  const rows: ZipRow[] = [];
  for (let at = 0; rows.length < count; ) {
    if (directory.readUInt32LE(at) !== 0x0201_4b50) throw new Error('There is no row.');
    const [name, extra, comment] = [28, 30, 32].map((one) => directory.readUInt16LE(at + one));
    const path = directory.toString('utf8', at + 46, at + 46 + (name ?? 0));
    const offset = directory.readUInt32LE(at + 42);
    rows.push({
      path,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      // Our own rows have nothing else in their longer form.
      offset:
        offset === long ? Number(directory.readBigUInt64LE(at + 46 + (name ?? 0) + 4)) : offset,
    });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return rows;
}

async function readAt(handle: FileHandle, from: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, from);
  if (bytesRead !== bytes) throw new Error('It is cut.');
  return buffer;
}

async function* bytesOf(
  file: string,
  { method, packed }: ZipRow,
  from: number,
): AsyncGenerator<Uint8Array> {
  if (packed === 0) return;
  const source = createReadStream(file, { start: from, end: from + packed - 1 });
  if (method === 0) {
    yield* source;
    return;
  }
  const inflate = createInflateRaw();
  const feeding = pipeline(source, inflate);
  feeding.catch(() => undefined);
  yield* inflate;
  await feeding;
}
