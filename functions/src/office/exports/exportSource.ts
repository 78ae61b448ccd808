import {
  dataSchema,
  type ExportManifest,
  exportFormat,
  instantOf,
  manifestPath,
  type SealHead,
} from '@asamblea/domain';
import type { Archive, ArchivedFile, ArchiveSource } from '../../kernel/archives/archiveSource.ts';
import { picturePath } from '../../kernel/brand/setPicture.ts';
import { documents } from '../../kernel/database/documents.ts';
import {
  FieldPath,
  firestore,
  type QueryDocumentSnapshot,
  readAsOf,
} from '../../kernel/database/firestore.ts';
import { byName, pagesAsOf } from '../../kernel/database/pagesAsOf.ts';
import { paths } from '../../kernel/database/paths.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { leftOut } from './collectionFates.ts';
import { exportIdentities } from './exportIdentities.ts';
import { identitiesEntry, pictureFolder, planExport, rootEntry } from './exportPlan.ts';
import { writeFields } from './storedValues.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Everything of an assembly at an instant, in the ZIP that `restoreExport` reads. */
export const exportSource: ArchiveSource = {
  operation: 'exportAssembly',
  plan: planExport,
  read: readEntry,
  last: { path: manifestPath, make: makeManifest },
};

async function* readEntry(archive: Archive, path: string): AsyncGenerator<Uint8Array> {
  const { assemblyId, readAt } = archive;
  if (path === rootEntry) yield await readRoots(archive);
  else if (path === identitiesEntry) {
    for await (const one of exportIdentities(archive)) yield lineOf(one);
  } else if (!path.startsWith('datos/')) {
    const bytes = await openFiles().read(await storePath(archive, path));
    // A file removed since the list was made belongs to nothing that goes.
    if (bytes !== null) yield* bytes;
  } else {
    const inner = path.slice('datos/'.length, -'.ndjson'.length);
    const documentsOf = firestore().collection(`${paths.assembly(assemblyId)}/${inner}`);
    const pages = pagesAsOf(readAt, byName(documentsOf));
    for await (const page of pages) {
      yield Buffer.concat(
        page.map((one) => (isUntimed(inner) ? untimedRowOf(one, readAt) : rowOf(one))),
      );
    }
  }
}

async function storePath(archive: Archive, path: string): Promise<string> {
  const [folder = '', ...inner] = path.split('/');
  if (folder !== pictureFolder) return `${archive.assemblyId}/${inner.join('/')}`;
  return picturePath((await readAssembly(archive)).organisationId, inner.join('/'));
}

/** The assembly and its separate documents. */
async function readRoots({ assemblyId, readAt }: Archive): Promise<Buffer> {
  const { cot } = await readAssembly({ assemblyId, readAt });
  const roots = [paths.assembly(assemblyId), paths.publicAssembly(cot)];
  const found = await readAsOf(readAt, async (tx) => {
    const queries = roots.map((path) => {
      const { parent, id } = firestore().doc(path);
      return tx.get(parent.where(FieldPath.documentId(), '==', id));
    });
    return (await Promise.all(queries)).flatMap(({ docs }) => docs);
  });
  return Buffer.concat(found.map(rowOf));
}

/** A document as it is stored, with the instants of its first and its last commit. */
function rowOf(found: QueryDocumentSnapshot): Buffer {
  const { path } = found.ref;
  return lineOf({
    path,
    fields: writeFields(withoutSecrets(path, found.data())),
    created: instantOf(found.createTime),
    updated: instantOf(found.updateTime),
  });
}

/** Secret votes: the order in which units took part leaves nowhere (`docs/secrecy.md`), and nothing is restored from it. */
function isUntimed(inner: string): boolean {
  return /^questions\/[^/]+\/(?:participation|headVotes)$/u.test(inner);
}

function untimedRowOf(found: QueryDocumentSnapshot, readAt: Archive['readAt']): Buffer {
  const at = instantOf(readAt);
  return lineOf({
    ...{ path: found.ref.path, fields: writeFields(found.data()) },
    ...{ created: at, updated: at },
  });
}

function lineOf(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

async function makeManifest(archive: Archive, files: readonly ArchivedFile[]): Promise<Uint8Array> {
  const { assemblyId, readAt, madeAt } = archive;
  const { cot, name, organisationId } = await readAssembly(archive);
  const [organisation, head] = await readAsOf(readAt, (tx) =>
    Promise.all([
      tx.get(documents.organisation(organisationId)),
      tx.get(documents.sealHead(assemblyId)),
    ]),
  );
  const manifest: ExportManifest = {
    ...{ formato: exportFormat, version: 1, schema: dataSchema, assemblyId, cot, name },
    organisation: { organisationId, name: organisation.data()?.name ?? name },
    ...{ madeAt, readAt: instantOf(readAt), head: headOf(head.data()) },
    files: files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
    leftOut: leftOut().map(({ what, why }) => ({ what, why })),
  };
  return Buffer.from(JSON.stringify(manifest, null, 1));
}

function headOf(head: SealHead | undefined): ExportManifest['head'] {
  return head === undefined ? null : { block: head.block, count: head.count, hash: head.hash };
}

async function readAssembly({ assemblyId, readAt }: Pick<Archive, 'assemblyId' | 'readAt'>) {
  const found = await readAsOf(readAt, (tx) => tx.get(documents.assembly(assemblyId)));
  const assembly = found.data();
  if (assembly === undefined) throw new Error('The assembly of an export is gone.');
  return assembly;
}
