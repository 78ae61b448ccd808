import { nameEnding } from '../../kernel/files/fileName.ts';
import { beginsWith, fileTypeOf } from '../../kernel/files/fileType.ts';
import type { DocumentType } from './driveItem.ts';

/** The type by its content; `archive` may be a document of Office, which only its parts tell. */
export type ContentType = DocumentType | 'archive' | null;

const texts = new Map<string, DocumentType>(
  Object.entries({
    txt: 'text/plain',
    csv: 'text/csv',
  }),
);

/**
 * The type that the content itself says. Only of a text does its name choose which: nothing else tells a list
 * from a letter, and neither runs.
 */
export function contentTypeOf(bytes: Uint8Array, name: string): ContentType {
  const known = fileTypeOf(bytes);
  if (known !== null) return known;
  if (beginsWith(bytes, 0, 'PK\u0003\u0004')) return 'archive';
  const text = texts.get(nameEnding(name));
  return text !== undefined && isPlainText(bytes) ? text : null;
}

const letters = {
  tab: 9,
  line: 10,
  page: 12,
  enter: 13,
  space: 32,
  erase: 127,
  mark: 0x3c,
} as const;
const spaces: readonly number[] = [letters.tab, letters.line, letters.page, letters.enter];

/** Letters and spaces in whatever alphabet, and not markup: that some system would take for a page. */
function isPlainText(bytes: Uint8Array): boolean {
  const from = beginsWith(bytes, 0, '\u00ef\u00bb\u00bf') ? 3 : 0;
  const first = bytes.findIndex((byte, i) => i >= from && byte > letters.space);
  if (first !== -1 && bytes[first] === letters.mark) return false;
  return bytes.every(
    (byte) => (byte >= letters.space && byte !== letters.erase) || spaces.includes(byte),
  );
}
