import { codeKey } from '@asamblea/domain';

/**
 * The receipt that a QR brings after the `#`, which browsers never send to a server; empty when there
 * is none.
 */
export function receiptInAddress(hash: string): string {
  const code = new URLSearchParams(hash.replace(/^#/u, '')).get('comprobante') ?? '';
  return codeKey(code) === null ? '' : code;
}
