import { isRunning, questionStates } from '@asamblea/domain';
import type { Archive } from '../../kernel/archives/archiveSource.ts';
import { chunksOf } from '../../kernel/database/chunksOf.ts';
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
  const held = await withSomething(archive, await goingPaths(assemblyId));
  entries.push(...held.map(collectionEntry));
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

/** The collections that go, under the assembly and under each of its documents. */
async function goingPaths(assemblyId: string): Promise<readonly string[]> {
  const assembly = documentAt(paths.assembly(assemblyId));
  const found = goingCollections().map(async ({ outer, goes, inners }) => {
    const under = inners.length === 0 ? [] : await assembly.collection(outer).listDocuments();
    const innerPaths = under.flatMap(({ id }) => inners.map((inner) => `${outer}/${id}/${inner}`));
    return [...(goes ? [outer] : []), ...innerPaths];
  });
  return (await Promise.all(found)).flat();
}

/** Those that hold a document: a meeting of fifteen questions asks for some two hundred. */
async function withSomething({ assemblyId, readAt }: Archive, inners: readonly string[]) {
  const assembly = documentAt(paths.assembly(assemblyId));
  const held: string[] = [];
  for (const some of chunksOf(inners)) {
    const found = await readAsOf(readAt, (tx) =>
      Promise.all(some.map((inner) => tx.get(assembly.collection(inner).select().limit(1)))),
    );
    held.push(...some.filter((_, i) => found[i]?.empty === false));
  }
  return held;
}

/** Other archives, and the pieces of documents that are still on their way. */
function isPassing(inner: string): boolean {
  return inner.startsWith('archives/') || /^drive\/[\da-f-]{36}-\d+$/u.test(inner);
}
