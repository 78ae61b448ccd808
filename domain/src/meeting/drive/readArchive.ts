/** A part of a zip file, as its directory declares it. */
export interface ArchivePart {
  readonly name: string;
  readonly isPacked: boolean;
  /** Where its bytes begin, and how many they are as they travel. */
  readonly at: number;
  readonly packed: number;
  /** How many they are once unpacked. */
  readonly size: number;
  readonly crc: number;
}

const partsAtMost = 5_000;
const nameLettersAtMost = 240;
/** All of it unpacked, in bytes. */
const unpackedAtMost = 250 * 1024 * 1024;
/** Up to here a document may be packed as tightly as it likes. */
const ratioFrom = 10 * 1024 * 1024;
/** Sheets of equal cells pack some fifty times. */
const ratioAtMost = 100;

const endBytes = 22;
const mark = { end: 0x06054b50, directory: 0x02014b50, part: 0x04034b50 } as const;

/**
 * The parts of a zip file whose directory says the truth about it, or null: one that is split, of the large
 * kind, enciphered or otherwise packed, that has something before, after, between or over its parts, that
 * names a place outside of itself or two alike, or that would unpack to far more than a document is.
 * The code that unpacks a part holds the result against `size` and `crc`.
 */
export function readArchive(bytes: Uint8Array): readonly ArchivePart[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - endBytes;
  if (end < 0 || view.getUint32(end, true) !== mark.end) return null;
  const [disk, startDisk, here, count] = [4, 6, 8, 10].map((at) => view.getUint16(end + at, true));
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  const comment = view.getUint16(end + 20, true);
  if (disk !== 0 || startDisk !== 0 || here !== count || comment !== 0) return null;
  if (count === undefined || count > partsAtMost || start + size !== end) return null;
  const parts = readDirectory(view, { start, end, count });
  if (parts === null || !areApart(parts, start) || !isBounded(parts, bytes.length)) return null;
  const names = parts.map(({ name }) => name.toLowerCase());
  if (new Set(names).size !== names.length || !names.every(isInside)) return null;
  return parts;
}

interface Placed extends ArchivePart {
  /** Where its own header begins, and whether some words follow its bytes. */
  readonly from: number;
  readonly isDescribed: boolean;
}

function readDirectory(
  view: DataView,
  { start, end, count }: { readonly start: number; readonly end: number; readonly count: number },
): readonly Placed[] | null {
  const parts: Placed[] = [];
  let at = start;
  while (parts.length < count) {
    if (at + 46 > end || view.getUint32(at, true) !== mark.directory) return null;
    const [letters, extra, comment] = [28, 30, 32].map((from) => view.getUint16(at + from, true));
    const next = at + 46 + (letters ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (next > end) return null;
    const part = readPart(view, at, letters ?? 0, start);
    if (part === null) return null;
    parts.push(part);
    at = next;
  }
  return at === end ? parts : null;
}

/** The entry of a part in the directory, where the part's own header agrees. */
function readPart(view: DataView, at: number, letters: number, start: number): Placed | null {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const crc = view.getUint32(at + 16, true);
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const from = view.getUint32(at + 42, true);
  const isEnciphered = (flags & 0x2041) !== 0;
  if (isEnciphered || (method !== 0 && method !== 8) || (method === 0 && packed !== size))
    return null;
  if (from + 30 > start || view.getUint32(from, true) !== mark.part) return null;
  const ownLetters = view.getUint16(from + 26, true);
  const begins = from + 30 + ownLetters + view.getUint16(from + 28, true);
  if (begins + packed > start || ownLetters !== letters) return null;
  const name = readName(view, at + 46, letters);
  if (name === null || name !== readName(view, from + 30, letters)) return null;
  if (view.getUint16(from + 8, true) !== method) return null;
  const isDescribed = (flags & 8) !== 0;
  return { name, isPacked: method === 8, at: begins, packed, size, crc, from, isDescribed };
}

/** The parts of a document are named in plain letters. */
function readName(view: DataView, at: number, letters: number): string | null {
  if (letters === 0 || letters > nameLettersAtMost) return null;
  const codes = Array.from({ length: letters }, (_, i) => view.getUint8(at + i));
  return codes.every((code) => code >= 0x20 && code < 0x7f) ? String.fromCharCode(...codes) : null;
}

/** After the bytes of a part come at most the words that describe it, and then the next. */
function areApart(parts: readonly Placed[], start: number): boolean {
  const placed = [...parts].sort((one, other) => one.from - other.from);
  const begins = placed.map(({ from }) => from);
  return (
    (begins[0] ?? start) === 0 &&
    placed.every(({ at, packed, isDescribed }, i) => {
      const gap = (begins[i + 1] ?? start) - (at + packed);
      return gap === 0 || (isDescribed && gap >= 12 && gap <= 24);
    })
  );
}

function isBounded(parts: readonly ArchivePart[], bytes: number): boolean {
  const unpacked = parts.reduce((sum, { size }) => sum + size, 0);
  return unpacked <= unpackedAtMost && (unpacked <= ratioFrom || unpacked <= bytes * ratioAtMost);
}

/** Whether unpacking it leaves it inside the folder that it is unpacked in, in any system. */
function isInside(name: string): boolean {
  const steps = name.replace(/\/$/u, '').split('/');
  return (
    !/[\\:*?"<>|]/u.test(name) &&
    steps.every((step) => step !== '' && step !== '.' && step !== '..' && !/[ .]$/u.test(step))
  );
}
