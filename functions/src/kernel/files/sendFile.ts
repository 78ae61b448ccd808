import type { Response } from 'express';

/** Somebody else's content never runs nor is shown in our origin: it is kept, and of the type that we say. */
export function sendFile(
  response: Response,
  {
    name,
    type,
    bytes,
  }: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
): void {
  response.set({
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
  });
  response.send(Buffer.from(bytes));
}
