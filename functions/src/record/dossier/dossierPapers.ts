import {
  type ActaVersion,
  extensionOf,
  fileTypeOf,
  isAllSigned,
  latestVersion,
} from '@asamblea/domain';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { storedPath } from '../../kernel/files/saveFile.ts';
import { bytesPath } from '../../meeting/drive/drivePaths.ts';
import { handedPath, sheetPath } from '../signing/signingFiles.ts';
import { pdfPath, treePath } from '../versions/versionFiles.ts';
import type { Outline } from './readDossierOutline.ts';

/** A file that is in the ZIP as it is in the store. */
export interface DossierPaper {
  readonly path: string;
  readonly stored: string;
}

/** Where the files of a version of the minutes are in the ZIP. */
export interface VersionPapers {
  readonly tree: string;
  readonly pdf: string;
  readonly sheet: string | null;
  readonly handed: readonly { readonly signatureId: string; readonly path: string }[];
}

/** Every file of the store that goes into the ZIP, each once. */
export async function listPapers(
  assemblyId: string,
  outline: Outline,
): Promise<readonly DossierPaper[]> {
  const versions = outline.actas.flatMap((one) => one.versions);
  const ofActas = await Promise.all(versions.map((one) => papersOfVersion(assemblyId, one)));
  const found = [
    ...ofActas.flat(),
    ...outline.files.map(({ fileId, type }) => ({
      path: filePaperPath(fileId, extensionOf(type)),
      stored: storedPath(assemblyId, fileId),
    })),
    ...annexesOf(outline).map(({ versionId, type }) => ({
      path: `archivos/documentos/${asciiName(versionId)}.${extensionOf(type)}`,
      stored: bytesPath(assemblyId, versionId),
    })),
  ];
  return [...new Map(found.map((one) => [one.path, one])).values()];
}

/** Where the paper of a proxy, of a notice or of the door is in the ZIP; null: it is not there. */
export function paperOfFile({ files }: Pick<Outline, 'files'>, fileId: string | null | undefined) {
  const file = files.find((one) => one.fileId === fileId);
  return file === undefined ? null : filePaperPath(file.fileId, extensionOf(file.type));
}

function filePaperPath(fileId: string, ending: string): string {
  return `archivos/papeles/${asciiName(fileId)}.${ending}`;
}

/** The names of the files of a version in the ZIP. A file handed in is named by its type. */
export async function versionPapers(
  assemblyId: string,
  version: ActaVersion,
): Promise<VersionPapers> {
  const { session, call, number, signatures } = version;
  const folder = `archivos/actas/${session}-${call}-v${number}`;
  const handed = signatures.flatMap(({ signatureId, file }) =>
    file === undefined ? [] : [{ signatureId, file }],
  );
  return {
    tree: `${folder}/acta.json`,
    pdf: `${folder}/acta.pdf`,
    sheet: isAllSigned(version) ? `${folder}/hoja-de-firmas.pdf` : null,
    handed: await Promise.all(
      handed.map(async ({ signatureId, file }) => {
        const ending = await sniff(handedPath(assemblyId, version, file));
        return { signatureId, path: `${folder}/firmado-${asciiName(file.fileId)}.${ending}` };
      }),
    ),
  };
}

async function papersOfVersion(
  assemblyId: string,
  version: ActaVersion,
): Promise<readonly DossierPaper[]> {
  const named = await versionPapers(assemblyId, version);
  const files = new Map(version.signatures.map((one) => [one.signatureId, one.file]));
  return [
    { path: named.tree, stored: treePath(assemblyId, version) },
    { path: named.pdf, stored: pdfPath(assemblyId, version) },
    ...(named.sheet === null
      ? []
      : [{ path: named.sheet, stored: sheetPath(assemblyId, version) }]),
    ...named.handed.flatMap(({ signatureId, path }) => {
      const file = files.get(signatureId);
      return file === undefined ? [] : [{ path, stored: handedPath(assemblyId, version, file) }];
    }),
  ];
}

/** The type by its first bytes. */
async function sniff(stored: string): Promise<string> {
  const chunks = await openFiles().read(stored);
  for await (const chunk of chunks ?? []) {
    const type = fileTypeOf(chunk);
    return type === null ? 'bin' : extensionOf(type);
  }
  return 'bin';
}

interface Annex {
  readonly versionId: string;
  readonly type: string;
}

/** Documents that a notice, a point or a question names: as they were then, and otherwise as they are. */
function annexesOf({ convocations, points, questions, drive }: Outline): readonly Annex[] {
  const versions = new Map(
    drive.flatMap((item) =>
      item.kind === 'document' ? item.versions.map((one) => [one.versionId, one] as const) : [],
    ),
  );
  const ids = [...points, ...questions].flatMap(({ documentIds = [] }) => documentIds);
  const named = drive.flatMap((item) =>
    item.kind === 'document' && ids.includes(item.entryId) ? [latestVersion(item)] : [],
  );
  const locked = questions.flatMap(({ documents = [] }) =>
    documents.flatMap(({ versionId }) => versions.get(versionId) ?? []),
  );
  return [...convocations.flatMap(({ annexes }) => annexes), ...named, ...locked];
}

/** An id as a part of a path of the ZIP. */
export function asciiName(id: string): string {
  return id.replace(/[^\w-]/gu, '_');
}
