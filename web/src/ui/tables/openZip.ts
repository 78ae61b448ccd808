import { inflateSync } from 'fflate';
import { BookRefusal, bookWithPassword, brokenBook } from './BookRefusal.ts';

/** The files within a book, each unpacked when it is asked for. */
export interface Zip {
  readonly has: (name: string) => boolean;
  /** @returns null when it is not there */
  readonly read: (name: string) => Uint8Array | null;
}

/** A sheet of 30,000 rows and 60 columns unpacks to half of it. */
const unpackedAtMost = 160_000_000;
const allUnpackedAtMost = 2 * unpackedAtMost;

interface Entry {
  readonly isLocked: boolean;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly place: number;
}

/**
 * Opens a zip by its list at the end. How much each file unpacks to is known before it is unpacked, and held
 * to that; its checksum says that nothing of it was lost.
 *
 * @throws {BookRefusal}
 */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = listEntries(bytes, view);
  let unpacked = 0;
  return {
    has: (name) => entries.has(name.toLowerCase()),
    read: (name) => {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined) return null;
      if (entry.isLocked) throw new BookRefusal(bookWithPassword);
      unpacked += entry.size;
      if (entry.size > unpackedAtMost || unpacked > allUnpackedAtMost) throw tooLarge();
      return unpack(bytes, view, entry);
    },
  };
}

function listEntries(bytes: Uint8Array, view: DataView): ReadonlyMap<string, Entry> {
  const { count, start } = findList(view);
  const names = new TextDecoder();
  const entries = new Map<string, Entry>();
  let at = start;
  for (let i = 0; i < count; i += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw broken();
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const name = names.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const [size, packed, place] = sizesOf(view, at, at + 46 + nameLength, extraLength);
    entries.set(name.replaceAll('\\', '/').toLowerCase(), {
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      ...{ size, packed, place },
    });
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Where the list of files begins and how many it has; some writers say so in the fields of large zips. */
function findList(view: DataView): { readonly count: number; readonly start: number } {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue;
    const count = view.getUint16(at + 10, true);
    const start = view.getUint32(at + 16, true);
    if (count !== 0xffff && start !== 0xffffffff) return { count, start };
    if (at < 20 || view.getUint32(at - 20, true) !== 0x07064b50) throw broken();
    const large = large64(view, at - 12);
    return { count: large64(view, large + 32), start: large64(view, large + 48) };
  }
  throw broken();
}

/** How much it unpacks to, how much it takes, and where it is: in short, or else in an extra field. */
function sizesOf(
  view: DataView,
  at: number,
  extra: number,
  extraLength: number,
): readonly [number, number, number] {
  let next = findExtra(view, extra, extraLength);
  const [size = 0, packed = 0, place = 0] = [24, 20, 42].map((offset) => {
    const short = view.getUint32(at + offset, true);
    if (short !== 0xffffffff) return short;
    next += 8;
    return large64(view, next - 8);
  });
  return [size, packed, place];
}

function findExtra(view: DataView, start: number, length: number): number {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === 1) return at + 4;
  }
  return start;
}

function large64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array {
  const { place, packed, size, method, checksum } = entry;
  if (view.getUint32(place, true) !== 0x04034b50) throw broken();
  const start = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed || (method !== 0 && method !== 8)) throw broken();
  const found = method === 0 ? data : inflateSync(data, { out: new Uint8Array(size) });
  if (found.length !== size || checksumOf(found) !== checksum) throw broken();
  return found;
}

function broken(): BookRefusal {
  return new BookRefusal(brokenBook);
}

function tooLarge(): BookRefusal {
  return new BookRefusal(
    'El libro es demasiado grande una vez abierto. Deje solo la hoja que hace falta, sin imágenes ni formatos de más, y guárdelo de nuevo.',
  );
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let code = byte;
  for (let bit = 0; bit < 8; bit += 1) code = code & 1 ? (code >>> 1) ^ 0xedb88320 : code >>> 1;
  return code;
});

/** CRC-32, as zips keep it of each file. */
function checksumOf(bytes: Uint8Array): number {
  let code = 0xffffffff;
  for (const byte of bytes) code = (code >>> 8) ^ (checksums[(code ^ byte) & 0xff] ?? 0);
  return (code ^ 0xffffffff) >>> 0;
}
