import { Broken } from '../bytes/broken.ts';
import { readZip, type ZipFile } from '../bytes/readZip.ts';
import { sha256 } from '../bytes/sha256.ts';
import type { Notes } from '../report/report.ts';
import { type HeadRecord, readHead } from './seals.ts';
import {
  type Fields,
  fieldsOf,
  insideMaybe,
  listMaybe,
  Misshapen,
  textIn,
  textMaybe,
  wholeIn,
} from './shape.ts';

/** The description that the file gives of itself. */
export interface Manifest {
  readonly assemblyId: string;
  readonly name: string;
  readonly madeAt: string;
  readonly head: HeadRecord | null;
  readonly mark: string | null;
  readonly questionId: string | undefined;
  readonly leftOut: readonly { readonly what: string; readonly why: string }[];
}

/** The files of a ZIP by their path; parts that do not unpack are left out. */
export interface Files {
  readonly manifest: Manifest;
  readonly read: (path: string) => Uint8Array | undefined;
  readonly digestOf: (path: string) => string | undefined;
  readonly paths: readonly string[];
}

const manifestPath = 'expediente.json';
/** The format that this program reads. */
const known = { format: 'asamblea-expediente', version: 1 };

/**
 * Opens a file of an assembly and holds each of its files against what it announces. Throws `Broken` when it is none.
 */
export function openFiles(zip: Uint8Array, notes: Notes): Files {
  const files = new Map<string, ZipFile>();
  for (const file of readZip(zip)) {
    if (files.has(file.path))
      notes.mismatch('archivo-sin-nombre', file.path, 'una vez', 'dos veces');
    files.set(file.path, file);
  }
  const fields = parseObject(files.get(manifestPath));
  if (fields.format !== known.format || fields.version !== known.version) {
    throw new Broken('El archivo no es un expediente de asamblea, o es de otra versión.');
  }
  const manifest = readManifest(fields);
  const digests = checkFiles(files, fields, notes);
  const read = (path: string) => {
    try {
      return files.get(path)?.open();
    } catch {
      // The missing file was reported when its digest was asked.
      return undefined;
    }
  };
  return { manifest, read, digestOf: (path) => digests.get(path), paths: [...files.keys()] };
}

function parseObject(file: ZipFile | undefined): Fields {
  if (file === undefined)
    throw new Broken('El archivo no es un expediente: falta «expediente.json».');
  try {
    return fieldsOf(JSON.parse(new TextDecoder().decode(file.open())), manifestPath);
  } catch (error) {
    throw new Broken(
      `«expediente.json» no se entiende. ${error instanceof Broken ? error.message : ''}`.trim(),
    );
  }
}

function readManifest(fields: Fields): Manifest {
  try {
    const head = insideMaybe(fields, 'head');
    return {
      assemblyId: textIn(fields, 'assemblyId'),
      name: textIn(fields, 'name'),
      madeAt: sayMade(fields.madeAt),
      head: head === undefined ? null : readHead(head),
      mark: textMaybe(fields, 'mark') ?? null,
      questionId: textMaybe(fields, 'questionId'),
      leftOut: listMaybe(fields, 'leftOut').map((value) => {
        const left = fieldsOf(value, 'leftOut');
        return { what: textIn(left, 'what'), why: textIn(left, 'why') };
      }),
    };
  } catch (error) {
    throw new Broken(
      `«expediente.json» no se entiende. ${error instanceof Misshapen ? error.message : ''}`,
    );
  }
}

function sayMade(at: unknown): string {
  const isMoment = typeof at === 'number' && Math.abs(at) < 8e15;
  return isMoment ? new Date(at).toISOString() : `${typeof at === 'string' ? at : 'no lo dice'}`;
}

function checkFiles(
  files: ReadonlyMap<string, ZipFile>,
  fields: Fields,
  notes: Notes,
): ReadonlyMap<string, string> {
  const digests = new Map<string, string>();
  const announced = new Set([manifestPath]);
  for (const [at, value] of listMaybe(fields, 'files').entries()) {
    try {
      const one = fieldsOf(value, 'files');
      const [path, bytes, digest] = [
        textIn(one, 'path'),
        wholeIn(one, 'bytes'),
        textIn(one, 'sha256'),
      ];
      announced.add(path);
      checkFile(files.get(path), { path, bytes, digest }, digests, notes);
    } catch (error) {
      if (!(error instanceof Misshapen)) throw error;
      notes.mismatch(
        'dato-ilegible',
        `${manifestPath}, archivo ${at + 1}`,
        'su nombre, tamaño y resumen',
        error.message,
      );
    }
  }
  for (const path of files.keys()) {
    if (!announced.has(path))
      notes.mismatch('archivo-sin-nombre', path, 'que no estuviera', 'está en el ZIP');
  }
  notes.checked('Archivos', `${announced.size - 1} con su resumen SHA-256`);
  return digests;
}

interface Announced {
  readonly path: string;
  readonly bytes: number;
  readonly digest: string;
}

function checkFile(
  file: ZipFile | undefined,
  { path, bytes, digest }: Announced,
  digests: Map<string, string>,
  notes: Notes,
): void {
  if (file === undefined) {
    notes.mismatch('archivo-falta', path, `${bytes} bytes`, 'no está en el ZIP');
    return;
  }
  try {
    const content = file.open();
    const found = sha256(content);
    digests.set(path, found);
    if (found !== digest) notes.mismatch('archivo-cambiado', path, digest, found);
    else if (content.length !== bytes)
      notes.mismatch('archivo-cambiado', path, `${bytes} bytes`, `${content.length} bytes`);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    notes.mismatch('archivo-cambiado', path, digest, error.message);
  }
}
