/** What may be kept as the paper of a proxy: a document or a photograph of it. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type FileType = (typeof fileTypes)[number];

/** 8 MB: a photograph of a sheet with any phone. */
export const fileBytesAtMost = 8 * 1024 * 1024;

const extensions: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
/** With what else people's cameras and scanners end the name of each. */
const otherExtensions: Readonly<Partial<Record<FileType, RegExp>>> = { 'image/jpeg': /^jpeg$/iu };

/**
 * The name a file is given back with: what it was called, without signs that a system or a header would read
 * as something else, and the extension of what it is. A PDF called `.hta` would be run by its name.
 */
export function fileName(written: string, type: FileType): string {
  const last = written.normalize('NFC').split(/[\\/]/u).at(-1) ?? '';
  const plain = last.replace(/[^\p{L}\p{N} ._()-]/gu, '_');
  const [, stem = plain, ending = ''] = /^(.*)\.([^.]*)$/u.exec(plain) ?? [];
  const isItself =
    ending.toLowerCase() === extensions[type] || otherExtensions[type]?.test(ending) === true;
  // A dot left in the stem could be read as an extension where the last one is hidden.
  const kept = (isItself ? stem : plain).replace(/\.+/gu, '_').replace(/^[ _-]+|[ _]+$/gu, '');
  return `${kept.slice(-120) || 'documento'}.${extensions[type]}`;
}

/** The type that the content itself says; its name and what the browser claims may lie. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  if (beginsWith(bytes, 0, '%PDF-')) return 'application/pdf';
  if (beginsWith(bytes, 0, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (beginsWith(bytes, 0, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (beginsWith(bytes, 0, 'RIFF') && beginsWith(bytes, 8, 'WEBP')) return 'image/webp';
  return null;
}

function beginsWith(bytes: Uint8Array, at: number, mark: string): boolean {
  return [...mark].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));
}
