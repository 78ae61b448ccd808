import { encodeQR } from 'qr';

/** A QR code as a GIF, which every mail program shows. */
export function qrPicture(text: string): Uint8Array {
  return encodeQR(text, 'gif', { ecc: 'medium', border: 4, scale: 6 });
}
