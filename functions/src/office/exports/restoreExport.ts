import {
  accept,
  beginMember,
  byCommand,
  dataSchema,
  type ExportManifest,
  type OrganisationMember,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { picturePath } from '../../kernel/brand/setPicture.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type DocumentFields, firestore } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { writeInChunks } from '../../kernel/database/writeInChunks.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import type { Files } from '../../kernel/files/files.ts';
import { createOrganisation } from '../organisations/createOrganisation.ts';
import { checkExport } from './checkExport.ts';
import { identitiesEntry, pictureFolder, rootEntry } from './exportPlan.ts';
import { keepIdentities } from './keepIdentities.ts';
import { type ExportFile, readRows, type StoredRow } from './readRows.ts';
import { restoredFields } from './restoredFields.ts';

interface Restoring {
  /** The files of the export by their path. */
  readonly entries: ReadonlyMap<string, ExportFile>;
  /** The account that administers it from now on. */
  readonly admin: OrganisationMember;
  readonly files: Files;
  /** Milliseconds: when it comes back. */
  readonly now: number;
  /** Told after each file. */
  readonly onFile?: (path: string) => void;
}

/**
 * Brings an assembly back from its export, also where keys are others: every document as it was, its commits
 * carried, its people the same ones; and gives it an administrator. Nobody sees anything of it until all is
 * there, so that an interrupted restore is run again. Refuses what is no whole export (`export-unreadable`),
 * one of a newer version (`export-newer`), and where an assembly has its id or its code (`restore-taken`).
 */
export async function restoreExport(asked: Restoring): Promise<Outcome<ExportManifest>> {
  const checked = await checkExport(asked.entries);
  if (!checked.ok) return checked;
  const manifest = checked.value;
  const { assemblyId, cot, organisation } = manifest;
  if (manifest.schema > dataSchema) return refuse('export-newer');
  const [there, door] = await Promise.all([
    documents.assembly(assemblyId).get(),
    documents.publicAssembly(cot).get(),
  ]);
  if (there.exists || door.exists) return refuse('restore-taken');
  const { name } = organisation;
  const organisationId = await createOrganisation({ name, admin: asked.admin });
  if (!organisationId.ok) return organisationId;
  const last: StoredRow[] = [];
  for (const [path, file] of asked.entries) {
    if (path.startsWith('datos/')) last.push(...(await restoreRows(path, file, manifest)));
    else if (path === identitiesEntry) await keepIdentities(assemblyId, file);
    else await restoreFile(asked, path, file, { assemblyId, organisationId: organisationId.value });
    asked.onFile?.(path);
  }
  const { admin, now } = asked;
  await show(manifest, last, { admin, now, organisationId: organisationId.value });
  return accept(manifest);
}

const rowsAtOnce = 2_000;

/** Writes what nobody sees yet, and answers what opens the rest: the assembly, its door and its sessions. */
async function restoreRows(
  path: string,
  file: ExportFile,
  manifest: ExportManifest,
): Promise<readonly StoredRow[]> {
  const isLast = path === rootEntry || path === 'datos/sessions.ndjson';
  const last: StoredRow[] = [];
  let waiting: StoredRow[] = [];
  const flush = async () => {
    await writeInChunks(waiting, (batch, row) => {
      batch.set(firestore().doc(row.path), restoredFields(row, manifest));
    });
    waiting = [];
  };
  for await (const row of readRows(file, path, manifest)) {
    if (isLast) last.push(row);
    else waiting.push(row);
    if (waiting.length >= rowsAtOnce) await flush();
  }
  await flush();
  return last;
}

async function restoreFile(
  { files }: Restoring,
  path: string,
  file: ExportFile,
  { assemblyId, organisationId }: { readonly assemblyId: string; readonly organisationId: string },
): Promise<void> {
  const [folder, ...inner] = path.split('/');
  if (folder === 'archivos') await files.write(`${assemblyId}/${inner.join('/')}`, file());
  if (folder === pictureFolder)
    await files.write(picturePath(organisationId, inner.join('/')), file());
}

interface Opening {
  readonly admin: OrganisationMember;
  readonly now: number;
  readonly organisationId: string;
}

/** From this commit on it is there, with somebody who administers it. */
async function show(
  manifest: ExportManifest,
  rows: readonly StoredRow[],
  { admin, organisationId, now }: Opening,
): Promise<void> {
  const { assemblyId } = manifest;
  const member = documents.member(assemblyId, admin.uid);
  const known = (await member.get()).data();
  const batch = firestore().batch();
  batch.set(member, known ?? beginMember({ ...admin, role: 'admin', personId: null }));
  if (known !== undefined) batch.update(member, { role: 'admin' });
  for (const row of rows) {
    const fields: DocumentFields = restoredFields(row, manifest);
    const isAssembly = row.path === paths.assembly(assemblyId);
    batch.set(firestore().doc(row.path), isAssembly ? { ...fields, organisationId } : fields);
  }
  recordEvent(batch, assemblyId, { kind: 'assembly-brought-back', by: byCommand, at: now });
  await batch.commit();
}
