import { type DriveUpload, piecesOf } from '@asamblea/domain';

/** Where the bytes of a version are, in the store. */
export function bytesPath(assemblyId: string, versionId: string): string {
  return `${assemblyId}/drive/${versionId}`;
}

/** Where a piece of an upload waits for the others. */
export function piecePath(assemblyId: string, uploadId: string, piece: number): string {
  return `${assemblyId}/drive/${uploadId}-${piece}`;
}

export function piecePaths(
  assemblyId: string,
  { uploadId, size }: Pick<DriveUpload, 'uploadId' | 'size'>,
): readonly string[] {
  const pieces = Array.from({ length: piecesOf(size) }, (_, piece) => piece);
  return pieces.map((piece) => piecePath(assemblyId, uploadId, piece));
}
