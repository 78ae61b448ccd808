import * as z from 'zod';
import { documentBytesAtMost, visibilities } from './driveItem.ts';

/** How many bytes travel at a time: what a slow connection sends in some seconds, and a cut loses. */
export const pieceBytes = 2 * 1024 * 1024;

/** An upload that was left half way is finished the same day, or begun again. */
export const uploadLife = 24 * 60 * 60_000;

/** Those of an assembly that have begun and are not kept yet. */
export const uploadsAtMost = 40;

type UploadState = 'arriving' | 'kept' | 'gone';

/**
 * `assemblies/{id}/driveUploads/{uploadId}`: what a document is brought with, and then whose its bytes are. They
 * last as long as it does: `gone`, they are cleared.
 */
export interface DriveUpload {
  readonly uploadId: string;
  readonly entryId: string;
  readonly by: string;
  readonly at: number;
  readonly name: string;
  readonly size: number;
  /** SHA-256 of the whole, as the browser reckoned it, in hexadecimal. */
  readonly digest: string;
  readonly into: UploadPlace | null;
  /** The pieces that came, by their place from 0. */
  readonly received: readonly number[];
  readonly state: UploadState;
  /** When the clock has something to clear of it; null while there is nothing. */
  readonly dueAt: number | null;
}

/** The folder of a new document, and its audience. */
export const uploadPlace = z.strictObject({
  parentId: z.uuid().nullable(),
  visibility: z.enum(visibilities),
});
export type UploadPlace = z.infer<typeof uploadPlace>;

/** `POST /api/drive/uploads`: begins, or goes on after a cut. */
export const beginUploadRequest = z.strictObject({
  uploadId: z.uuid(),
  entryId: z.uuid(),
  /** Where a new document goes; null: it is a version of the one that is there. */
  into: uploadPlace.nullable(),
  name: z.string().trim().min(1).max(200),
  size: z
    .int()
    .min(1)
    .max(documentBytesAtMost * 100),
  digest: z.string().regex(/^[0-9a-f]{64}$/u),
});
export type BeginUploadRequest = z.infer<typeof beginUploadRequest>;

/** `POST /api/drive/uploads/{uploadId}/pieces`: the same piece again replaces itself. */
export const uploadPieceRequest = z.strictObject({
  piece: z
    .int()
    .min(0)
    .max(piecesOf(documentBytesAtMost) - 1),
  /** The bytes in base64: `pieceBytes`, except in the last. */
  content: z
    .string()
    .min(4)
    .max(Math.ceil(pieceBytes / 3) * 4),
});
export type UploadPieceRequest = z.infer<typeof uploadPieceRequest>;

/** `POST /api/drive/uploads/{uploadId}/finish`, `…/cancel`: nothing is said. */
export const endUploadRequest = z.object({});
export type EndUploadRequest = z.infer<typeof endUploadRequest>;

export const uploadParams = z.strictObject({ uploadId: z.uuid() });

/** The received part of an upload: the rest is sent. */
export interface UploadAnswer {
  readonly uploadId: string;
  readonly received: readonly number[];
  /** Whether the document has it already. */
  readonly isKept: boolean;
}

/** In how many pieces so many bytes travel. */
export function piecesOf(size: number): number {
  return Math.ceil(size / pieceBytes);
}

/** How many bytes a piece of it has. */
export function pieceSize(size: number, piece: number): number {
  return Math.min(pieceBytes, size - piece * pieceBytes);
}

/** The pieces that have not come. */
export function missingPieces({
  size,
  received,
}: Pick<DriveUpload, 'size' | 'received'>): readonly number[] {
  const all = Array.from({ length: piecesOf(size) }, (_, piece) => piece);
  return all.filter((piece) => !received.includes(piece));
}
