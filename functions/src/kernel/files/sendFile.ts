import type { Response } from 'express';
import { attachmentOf } from './files.ts';

/** Somebody else's content never runs nor is shown in our origin: it is kept, and of the type that we say. */
export function sendFile(
  response: Response,
  {
    name,
    type,
    bytes,
  }: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
): void {
  response.set(headersOfFile({ name, type }));
  response.send(Buffer.from(bytes));
}

/** The headers before the bytes of a file, however they come. */
export function headersOfFile(file: { readonly name: string; readonly type: string }) {
  return {
    'Content-Type': file.type,
    'Content-Disposition': attachmentOf(file.name),
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
  };
}
