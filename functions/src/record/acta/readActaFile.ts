import { type ActaFileQuery, accept, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { readVersion } from '../versions/readVersion.ts';
import { readPdf } from '../versions/versionFiles.ts';

export interface ReadingActaFile {
  readonly assemblyId: string;
  readonly query: ActaFileQuery;
}

/** The pages of a version under the name that they are saved with. */
export interface ActaFile {
  readonly name: string;
  readonly type: 'application/pdf';
  readonly bytes: Uint8Array;
}

/**
 * The pages of a version, as they were fixed. Refuses `not-found`, `file-unknown` once they are gone and
 * `acta-file-altered` when they are no longer those.
 */
export async function readActaFile({
  assemblyId,
  query: { session, call, number },
}: ReadingActaFile): Promise<Outcome<ActaFile>> {
  const [version, assembly, acta] = await Promise.all([
    readVersion(null, { assemblyId, session, call, number }),
    documents.assembly(assemblyId).get(),
    actaDocuments.acta(assemblyId, session, call).get(),
  ]);
  const named = assembly.data();
  if (version === undefined || named === undefined) return refuse('not-found');
  const pdf = await readPdf(assemblyId, version);
  if (pdf === null) return refuse('file-unknown');
  if (!pdf.isIntact) return refuse('acta-file-altered');
  const own = acta.data()?.details?.number.trim() ?? '';
  const said = own === '' ? `${session}-${call}` : own;
  const name = `Acta ${said}, versión ${number}, ${named.name}.pdf`.replaceAll(
    /[\\/:*?"<>|]/gu,
    '-',
  );
  return accept({ name, type: 'application/pdf', bytes: pdf.bytes });
}
