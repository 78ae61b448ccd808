import { type ActaVersion, isAllSigned, signatureSheet } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Files } from '../../kernel/files/files.ts';
import { pdfFile } from '../../kernel/files/pdfFile.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { sheetPath } from './signingFiles.ts';

/**
 * Draws the signature sheet of a version that everybody signed, once: the one that is there stays. Two at once draw
 * the same bytes, since it says the hour of the last signature as its own. Throws what the writer and the store throw.
 */
export async function keepSheet(
  assemblyId: string,
  { session, call, number }: Pick<ActaVersion, 'session' | 'call' | 'number'>,
  files: Files,
): Promise<void> {
  const path = sheetPath(assemblyId, { session, call, number });
  const [version, acta, assembly, kept] = await Promise.all([
    actaDocuments.version(assemblyId, session, call, number).get(),
    actaDocuments.acta(assemblyId, session, call).get(),
    documents.assembly(assemblyId).get(),
    files.get(path),
  ]);
  const of = version.data();
  const about = assembly.data();
  if (kept !== null || of === undefined || about === undefined || !isAllSigned(of)) return;
  const { name, rulePack, timeZone } = about;
  const actaNumber = acta.data()?.details?.number ?? '';
  const sheet = { assembly: name, rulePack, timeZone, number: actaNumber, version: of };
  const { at, info, ...drawn } = signatureSheet(sheet);
  await files.put(
    path,
    await pdfFile({ ...drawn, info: { ...info, creationDate: new Date(at) } }, null),
  );
}
