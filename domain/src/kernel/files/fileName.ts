/** The extension of each kept type. */
const extensions = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/plain': 'txt',
  'text/csv': 'csv',
} as const;

/** Everything that some part of the product keeps as a file. */
export type KeptType = keyof typeof extensions;
/** @internal A test looks at what is given back. */
export const keptTypes = Object.keys(extensions) as readonly KeptType[];

/** Other endings that people's cameras and scanners give to the name of each type. */
const otherExtensions: Readonly<Partial<Record<KeptType, RegExp>>> = { 'image/jpeg': /^jpeg$/iu };

/** Names that Windows takes for its devices, whatever extension follows. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

const lettersAtMost = 120;

/**
 * The name a file is given back with: its own name, without signs that a system or a header would read as
 * something else, and the extension of its type. A PDF called `.hta` would be run by its name.
 */
export function fileName(written: string, type: KeptType): string {
  const plain = plainOf(written);
  const [, stem = plain, ending = ''] = /^(.*)\.([^.]*)$/u.exec(plain) ?? [];
  const isItself =
    ending.toLowerCase() === extensions[type] || otherExtensions[type]?.test(ending) === true;
  return `${stemOf(isItself ? stem : plain, 'documento')}.${extensions[type]}`;
}

/** The ending of the name of a kept type, without the point; `bin` for any other. */
export function extensionOf(type: string): string {
  return Object.entries(extensions).find(([kept]) => kept === type)?.[1] ?? 'bin';
}

/** The allowed name of a folder: the same signs, and no dot that could be read as an extension. */
export function folderName(written: string): string {
  return stemOf(plainOf(written), 'carpeta');
}

/** The name without its extension, to write another one. */
export function nameStem(name: string): string {
  return name.replace(/\.[^.]*$/u, '');
}

/** The last extension of a name, in small letters; empty without one. */
export function nameEnding(name: string): string {
  return (/\.([^.\\/]*)$/u.exec(name)?.[1] ?? '').toLowerCase();
}

function plainOf(written: string): string {
  const last = written.normalize('NFC').split(/[\\/]/u).at(-1) ?? '';
  return last.replace(/[^\p{L}\p{N} ._()-]/gu, '_');
}

/** A dot left in the stem could be read as an extension where the last one is hidden. */
function stemOf(text: string, unnamed: string): string {
  const kept = text.replace(/\.+/gu, '_').replace(/^[ _-]+|[ _]+$/gu, '');
  const short = kept.slice(-lettersAtMost).replace(/^[ _-]+/u, '') || unnamed;
  return deviceName.test(short) ? `${short}_` : short;
}
