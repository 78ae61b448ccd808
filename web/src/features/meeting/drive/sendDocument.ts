import { at, missingPieces, pieceBytes, type UploadPlace, uploadEndpoints } from '@asamblea/domain';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { waitAfter } from '../../../firebase/asking/retrying.ts';

export interface SentDocument {
  readonly uploadId: string;
  readonly entryId: string;
  readonly file: File;
  /** Where a new document goes; null: it is a version of the one that is there. */
  readonly into: UploadPlace | null;
}

/** How often a piece that a cut lost is sent again before the person is told. */
const attemptsAtMost = 3;

/**
 * Sends a document in pieces and has it kept. After a cut, the same again goes on with what is missing. Tells
 * how many bytes are there. Rejects with an `ApiFailure`, or with the signal's reason when it was cancelled.
 */
export async function sendDocument(
  { uploadId, entryId, file, into }: SentDocument,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<void> {
  const { name, size } = file;
  const digest = await digestOf(file);
  const begin = { uploadId, entryId, into, name, size, digest };
  const { received, isKept } = await patiently(signal, () =>
    askApi(uploadEndpoints.beginUpload, begin, signal),
  );
  if (isKept) return;
  let sent = received.reduce((sum, piece) => sum + partOf(file, piece).size, 0);
  onSent(sent);
  for (const piece of missingPieces({ size, received })) {
    const part = partOf(file, piece);
    const sending = { piece, content: await asBase64(part) };
    await patiently(signal, () =>
      askApi(at(uploadEndpoints.takePiece, { uploadId }), sending, signal),
    );
    sent += part.size;
    onSent(sent);
  }
  await patiently(signal, () => askApi(at(uploadEndpoints.finishUpload, { uploadId }), {}, signal));
}

async function patiently<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      const passes = error instanceof ApiFailure && !isRefused(error);
      if (!passes || failures >= attemptsAtMost) throw error;
      await pause(waitAfter(failures, error.retryAfterSeconds), signal);
    }
  }
}

/** We said no: sending the same again is in vain. */
export function isRefused(failure: ApiFailure): boolean {
  return failure.isOurs && failure.code !== 'busy' && failure.code !== 'internal';
}

function partOf(file: File, piece: number): Blob {
  return file.slice(piece * pieceBytes, (piece + 1) * pieceBytes);
}

async function digestOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function asBase64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/u, ''));
    reader.readAsDataURL(part);
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
