import type { KeptType } from './fileName.ts';

/** The types that may be kept as the paper of a proxy: a document or a photograph of it. */
const fileTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const satisfies readonly KeptType[];
export type FileType = (typeof fileTypes)[number];

/** 8 MB: a photograph of a sheet with any phone. */
export const fileBytesAtMost = 8 * 1024 * 1024;

/** The type by the content itself; its name and the claim of the browser may lie. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  if (beginsWith(bytes, 0, '%PDF-')) return 'application/pdf';
  if (beginsWith(bytes, 0, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (beginsWith(bytes, 0, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (beginsWith(bytes, 0, 'RIFF') && beginsWith(bytes, 8, 'WEBP')) return 'image/webp';
  return null;
}

/** `mark` is compared byte by byte. */
export function beginsWith(bytes: Uint8Array, at: number, mark: string): boolean {
  return [...mark].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));
}
