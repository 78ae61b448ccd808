import { isRunning, questionStates } from '@asamblea/domain';
import type { Archive } from '../../kernel/archives/archiveSource.ts';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt, readAsOf, type Transaction } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { Refused } from '../../kernel/platform/refused.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { goingCollections } from './collectionFates.ts';

/** The assembly, its organisation and its public part. */
export const rootEntry = 'datos/asamblea.ndjson';
/** From the identity of a person to the id that they have here. */
export const identitiesEntry = 'identidades.ndjson';
/** Where the pictures of its brand are, which the organisation keeps. */
export const pictureFolder = 'marca';

/** The content of an entry of the plan: documents of a collection, or the bytes of a file. */
export function collectionEntry(inner: string): string {
  return `datos/${inner}.ndjson`;
}
function fileEntry(inner: string): string {
  return `archivos/${inner}`;
}

/**
 * The entries of an export: one for each collection that has something, and one for each file. Refuses while
 * something is voted: what it holds of it would be of no line (`export-voting`).
 */
export async function planExport(archive: Archive): Promise<readonly string[]> {
  const { assemblyId, readAt } = archive;
  await readAsOf(readAt, (tx) => refuseVoting(tx, assemblyId));
  const entries = [rootEntry, identitiesEntry];
  for (const { outer, goes, inners } of goingCollections()) {
    if (goes && (await hasAny(archive, outer))) entries.push(collectionEntry(outer));
    if (inners.length === 0) continue;
    const found = await documentAt(paths.assembly(assemblyId)).collection(outer).listDocuments();
    for (const { id } of found) {
      for (const inner of inners) {
        const path = `${outer}/${id}/${inner}`;
        if (await hasAny(archive, path)) entries.push(collectionEntry(path));
      }
    }
  }
  const assembly = await readAsOf(readAt, (tx) => tx.get(documents.assembly(assemblyId)));
  const pictures = Object.values(assembly.data()?.brand ?? {}).flatMap((one) =>
    'version' in one ? [one.version] : [],
  );
  entries.push(...pictures.map((version) => `${pictureFolder}/${version}`));
  for await (const path of openFiles().list(assemblyId)) {
    const inner = path.slice(assemblyId.length + 1);
    if (!isPassing(inner)) entries.push(fileEntry(inner));
  }
  return entries;
}

/** Refuses while anything is voted or counted. */
export async function refuseVoting(tx: Transaction, assemblyId: string): Promise<void> {
  const voted = pollDocuments.questions(assemblyId).where('state', 'in', running).limit(1);
  if (!(await tx.get(voted)).empty) throw new Refused({ code: 'export-voting' });
}
const running = questionStates.filter((state) => isRunning({ state }));

async function hasAny({ assemblyId, readAt }: Archive, inner: string): Promise<boolean> {
  const collection = documentAt(paths.assembly(assemblyId)).collection(inner);
  const { empty } = await readAsOf(readAt, (tx) => tx.get(collection.limit(1)));
  return !empty;
}

/** Other archives, and the pieces of documents that are still on their way. */
function isPassing(inner: string): boolean {
  return inner.startsWith('archives/') || /^drive\/[\da-f-]{36}-\d+$/u.test(inner);
}
