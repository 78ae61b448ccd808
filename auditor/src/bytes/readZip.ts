import { Broken } from './broken.ts';
import { inflate } from './inflate.ts';

/** More than any assembly has: a file that says more is not opened. */
const mostBytes = 1_500_000_000;
const mostFiles = 50_000;

export interface ZipFile {
  readonly path: string;
  /** Bytes once it is unpacked. */
  readonly size: number;
  /** Unpacks it; throws `Broken` when it cannot. */
  readonly open: () => Uint8Array;
}

/**
 * The files of a ZIP, by its directory; nothing is unpacked yet. Throws `Broken` for what is no ZIP, for one that is
 * encrypted or of more than 4 GB, and for one that says that it holds more than 1,5 GB.
 */
export function readZip(zip: Uint8Array): readonly ZipFile[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  const [many, size, from] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ];
  if (from === 0xffffffff || many === 0xffff)
    throw new Broken('El ZIP es de un tamaño que no se admite.');
  if (from + size > end || many > mostFiles) throw notZip();
  const files: ZipFile[] = [];
  let total = 0;
  for (let at = from; files.length < many; ) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) throw notZip();
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw notZip();
    const file = fileOf(zip, view, at, nameLength);
    total += file.size;
    if (total > mostBytes)
      throw new Broken('El ZIP dice contener más de lo que cabe en un expediente.');
    files.push(file);
    at = next;
  }
  return files.filter(({ path }) => !path.endsWith('/'));
}

function fileOf(zip: Uint8Array, view: DataView, at: number, nameLength: number): ZipFile {
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  const local = view.getUint32(at + 42, true);
  const path = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
  const open = (): Uint8Array => {
    if ((flags & 1) === 1) throw new Broken(`«${path}» está cifrado.`);
    if (local + 30 > zip.length || view.getUint32(local, true) !== 0x04034b50) throw notZip();
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (from + packed > zip.length) throw notZip();
    const bytes = zip.subarray(from, from + packed);
    if (method === 8) return inflate(bytes, size);
    if (method !== 0 || packed !== size)
      throw new Broken(`«${path}» está comprimido de un modo que no se admite.`);
    return bytes;
  };
  return { path, size, open };
}

/** The end of the directory, which a comment may follow. */
function findEnd(view: DataView): number {
  const least = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= least; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw notZip();
}

function notZip(): Broken {
  return new Broken('El archivo no es un ZIP, o está incompleto.');
}
