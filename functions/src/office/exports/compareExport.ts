import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ExportManifest } from '@asamblea/domain';
import { picturePath } from '../../kernel/brand/setPicture.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type DocumentFields, firestore } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import type { Files } from '../../kernel/files/files.ts';
import { readPersonIds } from '../../people/rosters/personIds.ts';
import { identitiesEntry, pictureFolder, rootEntry } from './exportPlan.ts';
import { readIdentities } from './readIdentities.ts';
import { type ExportFile, readRows, type StoredRow } from './readRows.ts';
import { restoredFields } from './restoredFields.ts';
import { writeFields } from './storedValues.ts';

/** The content of an export in a collection or a folder, and the part that is missing here, or differs. */
export interface ExportedPart {
  readonly name: string;
  readonly all: number;
  readonly missing: number;
  readonly changed: number;
}

interface Comparing {
  readonly entries: ReadonlyMap<string, ExportFile>;
  readonly manifest: ExportManifest;
  readonly files: Files;
}

type Found = 'there' | 'missing' | 'changed';

/** Every document, person and file of an export against what is here of it, by collection and by folder: after a restore
 * nothing is missing and nothing changed. Reads only. */
export async function compareExport(asked: Comparing): Promise<readonly ExportedPart[]> {
  const { entries, manifest } = asked;
  const held = new Map<string, ExportedPart>();
  const note = (name: string, found: Found) => {
    const { all, missing, changed } = held.get(name) ?? { all: 0, missing: 0, changed: 0 };
    held.set(name, {
      ...{ name, all: all + 1 },
      missing: missing + (found === 'missing' ? 1 : 0),
      changed: changed + (found === 'changed' ? 1 : 0),
    });
  };
  const assembly = (await documents.assembly(manifest.assemblyId).get()).data();
  const personIdOf = await readPersonIds(manifest.assemblyId);
  for (const { path, sha256 } of manifest.files) {
    const file = entries.get(path);
    if (file === undefined) note(path, 'missing');
    else if (path.startsWith('datos/')) {
      for await (const found of compareRows(file, path, manifest)) note(collectionOf(path), found);
    } else if (path === identitiesEntry) {
      for await (const { key, personId } of readIdentities(file)) {
        note('identidades', personIdOf(key) === personId ? 'there' : 'missing');
      }
    } else {
      const [folder = '', ...inner] = path.split('/');
      const owner = assembly?.organisationId ?? '';
      const place =
        folder === pictureFolder
          ? picturePath(owner, inner.join('/'))
          : `${manifest.assemblyId}/${inner.join('/')}`;
      note(folderOf(path), await compareFile(asked.files, place, sha256));
    }
  }
  return [...held.values()];
}

/** `datos/rosters/v1/units.ndjson` is of `rosters/units`. */
function collectionOf(entry: string): string {
  if (entry === rootEntry) return 'asamblea';
  const [outer, , inner] = entry.slice('datos/'.length, -'.ndjson'.length).split('/');
  return inner === undefined ? `${outer}` : `${outer}/${inner}`;
}

/** `archivos/drive/…` is of `archivos/drive`. */
function folderOf(entry: string): string {
  return entry.split('/').slice(0, -1).slice(0, 2).join('/');
}

const atOnce = 200;

async function* compareRows(
  file: ExportFile,
  entry: string,
  manifest: ExportManifest,
): AsyncGenerator<Found> {
  let waiting: StoredRow[] = [];
  for await (const row of readRows(file, entry, manifest)) {
    waiting.push(row);
    if (waiting.length < atOnce) continue;
    yield* await comparePage(waiting, manifest);
    waiting = [];
  }
  yield* await comparePage(waiting, manifest);
}

async function comparePage(
  rows: readonly StoredRow[],
  manifest: ExportManifest,
): Promise<readonly Found[]> {
  if (rows.length === 0) return [];
  const found = await firestore().getAll(...rows.map(({ path }) => firestore().doc(path)));
  return rows.map((row, i) => {
    const now = found[i]?.data();
    if (now === undefined) return 'missing';
    const root = paths.assembly(manifest.assemblyId);
    const said = (fields: DocumentFields) =>
      // The organisation of the copy is the one of this place.
      writeFields(row.path === root ? { ...fields, organisationId: '' } : fields);
    const isSame = isDeepStrictEqual(said(now), said(restoredFields(row, manifest)));
    return isSame ? 'there' : 'changed';
  });
}

async function compareFile(files: Files, path: string, sha256: string): Promise<Found> {
  const bytes = await files.read(path);
  if (bytes === null) return 'missing';
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex') === sha256 ? 'there' : 'changed';
}
