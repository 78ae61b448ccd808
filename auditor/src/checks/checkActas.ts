import { sha256 } from '../bytes/sha256.ts';
import type { ActaRecord, VersionRecord } from '../read/actas.ts';
import type { Files } from '../read/files.ts';
import type { Data } from '../read/readData.ts';
import { type Fields, fieldsOf } from '../read/shape.ts';
import type { Notes } from '../report/report.ts';
import { many } from '../text/say.ts';
import { checkTree } from './checkTree.ts';

/** Every version of the minutes: its bytes against the record, and the figures of the last one. */
export function checkActas(data: Data, files: Files, notes: Notes): void {
  const fixed = new Set(
    data.events.filter(({ kind }) => kind === 'acta-fixed').map(({ digest }) => digest),
  );
  let [versions, figures] = [0, 0];
  for (const acta of data.actas) {
    const last = acta.versions.reduce((most, { number }) => Math.max(most, number), 0);
    for (const version of acta.versions) {
      versions += 1;
      const tree = checkVersion({ acta, version, fixed }, files, notes);
      if (tree !== undefined && version.number === last)
        figures += checkTree(data, sayActa(acta, version), tree, notes);
    }
  }
  notes.checked(
    'Actas',
    `${many(versions, 'versión', 'versiones')}, y ${many(figures, 'cifra', 'cifras')} de la última de cada una`,
  );
  if (figures > 0) {
    notes.notDerived(
      'Del acta, lo demás',
      'se comprobaron las cifras de cada votación y de cada lectura del quórum; la lista de asistentes, las horas y los textos, no',
    );
  }
}

interface Version {
  readonly acta: ActaRecord;
  readonly version: VersionRecord;
  /** The digests that the record says were fixed. */
  readonly fixed: ReadonlySet<string | undefined>;
}

function sayActa({ session, call }: ActaRecord, { number }: VersionRecord): string {
  return `acta de la sesión ${session}, convocatoria ${call}, versión ${number}`;
}

/** The tree of the version; nothing where it is not the one that was fixed. */
function checkVersion(
  { acta, version, fixed }: Version,
  files: Files,
  notes: Notes,
): Fields | undefined {
  const where = sayActa(acta, version);
  const { digest, tree, pdf, pdfDigest } = version;
  if (!fixed.has(digest))
    notes.mismatch(
      'acta-sin-registro',
      where,
      'un suceso que la fije',
      `ninguno con el resumen ${digest}`,
    );
  if (pdf === undefined) notes.notDerived(`PDF del ${where}`, 'no viene en el expediente');
  else if (files.digestOf(pdf) !== pdfDigest)
    notes.mismatch('pdf-cambiado', `${where}, ${pdf}`, pdfDigest, files.digestOf(pdf) ?? 'no está');
  if (tree === undefined) {
    notes.notDerived(`Texto del ${where}`, 'no viene en el expediente');
    return undefined;
  }
  const bytes = files.read(tree);
  const found = bytes === undefined ? undefined : sha256(bytes);
  if (found !== digest)
    notes.mismatch('acta-cambiada', `${where}, ${tree}`, digest, found ?? 'no está');
  return bytes === undefined ? undefined : parse(bytes, tree, notes);
}

function parse(bytes: Uint8Array, tree: string, notes: Notes): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(new TextDecoder().decode(bytes)), tree);
  } catch {
    notes.mismatch('dato-ilegible', tree, 'el texto del acta', 'no se entiende');
    return undefined;
  }
}
