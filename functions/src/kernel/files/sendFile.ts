import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { attachmentOf, type Files } from './files.ts';

/** The name and the type under which a file leaves. */
interface LeavingFile {
  readonly name: string;
  readonly type: string;
}

/** Somebody else's content never runs nor is shown in our origin: it is kept, and of the type that we say. */
export function sendFile(
  response: Response,
  { bytes, ...file }: LeavingFile & { readonly bytes: Uint8Array },
): void {
  response.set(headersOfFile(file));
  response.send(Buffer.from(bytes));
}

/**
 * The same of a file of the store, piece by piece: whatever its size, the instance that takes votes holds only some
 * pieces of it. A browser that has the file under the same tag gets it no more. False when the store lost it.
 */
export async function sendStored(
  response: Response,
  stored: LeavingFile & { readonly path: string; readonly tag?: string },
  files: Pick<Files, 'read'>,
): Promise<boolean> {
  if (stored.tag !== undefined) {
    response.set('ETag', `"${stored.tag}"`);
    if (response.req.fresh) {
      response.status(304).end();
      return true;
    }
  }
  const chunks = await files.read(stored.path);
  if (chunks === null) {
    response.removeHeader('ETag');
    return false;
  }
  response.set(headersOfFile(stored));
  try {
    await pipeline(chunks, response);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
  return true;
}

/** Whoever asked closed the page before the last piece. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function headersOfFile({ name, type }: LeavingFile) {
  return {
    'Content-Type': type,
    'Content-Disposition': attachmentOf(name),
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
  };
}
