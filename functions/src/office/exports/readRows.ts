import { type ExportManifest, type Instant, isPathSegment } from '@asamblea/domain';
import * as z from 'zod';
import type { DocumentFields } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { goingCollections } from './collectionFates.ts';
import { collectionEntry, rootEntry } from './exportPlan.ts';
import { readFields } from './storedValues.ts';

/** The bytes of a file of an export, from their beginning each time. */
export type ExportFile = () => AsyncIterable<Uint8Array>;

/** A document as an export has it. */
export interface StoredRow {
  readonly path: string;
  readonly fields: DocumentFields;
  /** The instants of its first and its last commit, where it was. */
  readonly created: Instant;
  readonly updated: Instant;
}

const instant = z.string().regex(/^\d{12}\.\d{9}$/u);
const row = z.strictObject({
  path: z.string().max(2_000),
  fields: z.record(z.string(), z.unknown()),
  created: instant,
  updated: instant,
});

/**
 * The documents of a file of an export. Throws of one that is no document of that assembly, or of a collection
 * that no export has: nothing is ever written elsewhere.
 */
export async function* readRows(
  file: ExportFile,
  entry: string,
  manifest: ExportManifest,
): AsyncGenerator<StoredRow> {
  for await (const line of linesOf(file)) {
    const read = row.parse(JSON.parse(line));
    if (!belongs(read.path, entry, manifest)) throw new Error(`No es de esta asamblea: ${entry}`);
    yield { ...read, fields: readFields(read.fields) };
  }
}

function belongs(path: string, entry: string, { assemblyId, cot }: ExportManifest): boolean {
  if (entry === rootEntry) {
    return path === paths.assembly(assemblyId) || path === paths.publicAssembly(cot);
  }
  const root = `${paths.assembly(assemblyId)}/`;
  if (!path.startsWith(root)) return false;
  const segments = path.slice(root.length).split('/');
  const [outer = '', , inner] = segments;
  const known = goingCollections().find((one) => one.outer === outer);
  const isKnown =
    known !== undefined &&
    (inner === undefined ? segments.length === 2 && known.goes : known.inners.includes(inner));
  return (
    isKnown &&
    (segments.length === 2 || segments.length === 4) &&
    segments.every(isPathSegment) &&
    entry === collectionEntry(segments.slice(0, -1).join('/'))
  );
}

/** Line by line: a file may be longer than the memory. */
export async function* linesOf(file: ExportFile): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of file()) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield line;
  }
  if (rest !== '') yield rest;
}

/** All of it, where it is known to be short. */
export async function textOf(file: ExportFile): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
