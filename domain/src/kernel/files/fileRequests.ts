import * as z from 'zod';
import { fileBytesAtMost } from './fileType.ts';
import type { ProxyFile } from './proxyFile.ts';

/** Four letters carry three bytes. */
const lettersAtMost = Math.ceil(fileBytesAtMost / 3) * 4;

/** `POST /api/files`. Sending it again with the same id keeps one file. */
export const fileRequest = z.strictObject({
  fileId: z.uuid(),
  name: z.string().trim().min(1).max(200),
  /** The bytes in base64. */
  content: z.string().min(4).max(lettersAtMost),
});
export type FileRequest = z.infer<typeof fileRequest>;

/** `files/{fileId}`: who brought it and to which proxy it belongs; the bytes are in the store. */
export interface StoredFile extends ProxyFile {
  readonly uploadedBy: string;
  readonly at: number;
  /** SHA-256 of the content: tells a repeated sending from another file under the same id. */
  readonly digest: string;
  /** Null until a proxy names it. */
  readonly proxyId: string | null;
  /** When the clock clears it if nothing named it; null once a proxy, an objection, a notice or somebody at the door did. */
  readonly dueAt: number | null;
  /** The decision to which it objects, when it is the paper of an absent owner. */
  readonly questionId?: string;
  /** The recorded notice to somebody, when the file is its proof. */
  readonly noticeId?: string;
  /** The question that was voted on it, when it is a sheet of a vote on paper. */
  readonly sheetOf?: string;
  /** The person whom the desk added at the door, when the file proves their capacity. */
  readonly doorId?: string;
}

/** A form that was left half way is finished the same day, or begun again. */
export const looseFileLife = 24 * 60 * 60_000;

/** Papers of one account that nothing names yet: a form needs one, and a few are tried. */
export const looseFilesAtMost = 20;
