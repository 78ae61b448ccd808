import type { ActaVersion } from '@asamblea/domain';

type Named = Pick<ActaVersion, 'session' | 'call' | 'number'>;

/** Where the signature sheet of a version is. */
export function sheetPath(assemblyId: string, version: Named): string {
  return `${folderOf(assemblyId, version)}/sheet`;
}

/**
 * Where what was handed in is. The digest is in the path: another content under the same request never takes the
 * place of the one that a signature names.
 */
export function handedPath(
  assemblyId: string,
  version: Named,
  { fileId, digest }: { readonly fileId: string; readonly digest: string },
): string {
  return `${folderOf(assemblyId, version)}/signed-${fileId}-${digest}`;
}

function folderOf(assemblyId: string, { session, call, number }: Named): string {
  return `${assemblyId}/acta/${session}-${call}-${number}`;
}
