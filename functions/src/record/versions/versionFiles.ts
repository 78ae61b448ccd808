import { createHash } from 'node:crypto';
import { type ActaDraft, type ActaVersion, treeText } from '@asamblea/domain';
import { openFiles } from '../../kernel/files/openFiles.ts';

type Kept = Pick<ActaVersion, 'session' | 'call' | 'number' | 'digest' | 'pdf'>;

/** SHA-256 of the bytes of a file, in hexadecimal. */
export function fileDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The tree of the minutes as it is kept, and its digest: the SHA-256 of those very bytes. */
export function treeFile(draft: ActaDraft): {
  readonly bytes: Uint8Array;
  readonly digest: string;
} {
  const bytes = new TextEncoder().encode(treeText(draft));
  return { bytes, digest: fileDigest(bytes) };
}

/** Where the tree of a version is. The digest is in the path, so that nothing is ever written over another tree. */
export function treePath(assemblyId: string, version: Kept): string {
  return `${folderOf(assemblyId, version)}/tree-${version.digest}`;
}

/** Where its pages are, in the same way. */
export function pdfPath(assemblyId: string, version: Kept): string {
  return `${folderOf(assemblyId, version)}/pdf-${version.pdf.digest}`;
}

function folderOf(assemblyId: string, { session, call, number }: Kept): string {
  return `${assemblyId}/acta/${session}-${call}-${number}`;
}

/** The text of a version, and whether it is the fixed one: its digest is computed again. Null: it is gone. */
export async function readTree(
  assemblyId: string,
  version: Kept,
): Promise<{ readonly draft: ActaDraft; readonly isIntact: boolean } | null> {
  const bytes = await openFiles().get(treePath(assemblyId, version));
  if (bytes === null) return null;
  try {
    const draft: ActaDraft = JSON.parse(new TextDecoder().decode(bytes));
    return { draft, isIntact: treeFile(draft).digest === version.digest };
  } catch {
    // A text that is no longer JSON is not the fixed one.
    return null;
  }
}

/** The pages of a version, and whether they are those that were fixed; null: they are gone. */
export async function readPdf(
  assemblyId: string,
  version: Kept,
): Promise<{ readonly bytes: Uint8Array; readonly isIntact: boolean } | null> {
  const bytes = await openFiles().get(pdfPath(assemblyId, version));
  return bytes === null ? null : { bytes, isIntact: fileDigest(bytes) === version.pdf.digest };
}
