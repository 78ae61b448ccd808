import { BookRefusal, bookWithPassword, brokenBook } from './BookRefusal.ts';
import { type RefusedFile, refuseFile, type TableSheet } from './checkTable.ts';
import { decodeText } from './decodeText.ts';
import { headsOf, parseWith, type TextHead } from './parseTable.ts';
import { numbersBook, readBook } from './readBook.ts';
import type { FromReader, ToReader } from './tableMessages.ts';

interface Talk {
  readonly say: (message: FromReader) => void;
  /** Which of the ways to read it is the one, by the titles that the page knows. */
  readonly askSeparator: (heads: readonly TextHead[]) => Promise<string>;
}

const rowsAtATime = 1_000;

/** Reads a file whatever it is, and always ends: with its sheets, or with why not. */
export async function readBytes(
  { bytes, name }: Extract<ToReader, { kind: 'read' }>,
  talk: Talk,
): Promise<void> {
  const found = await sheetsOf(bytes, name, talk).catch(refuse);
  if (!Array.isArray(found)) {
    talk.say({ kind: 'refused', message: found.message });
    return;
  }
  for (const { rows, ...sheet } of found) {
    talk.say({ kind: 'sheet', sheet });
    for (let at = 0; at < rows.length; at += rowsAtATime) {
      talk.say({ kind: 'rows', rows: rows.slice(at, at + rowsAtATime) });
    }
  }
  talk.say({ kind: 'done' });
}

async function sheetsOf(
  bytes: Uint8Array,
  name: string,
  talk: Talk,
): Promise<TableSheet[] | RefusedFile> {
  if (isZip(bytes)) {
    const sheets = readBook(bytes, (sheet, rows) =>
      talk.say({ kind: 'progress', progress: { sheet, rows } }),
    );
    const [first] = sheets;
    if (first === undefined) return refuseFile('No hay nada que leer: el libro está vacío.');
    const isUsable = sheets.some(({ problem }) => problem === null);
    return isUsable ? [...sheets] : refuseFile(first.problem ?? brokenBook);
  }
  if (isOldContainer(bytes)) {
    return refuseFile(hasPassword(bytes) ? bookWithPassword : oldBook);
  }
  if (/\.numbers$/iu.test(name)) return refuseFile(numbersBook);
  const text = decodeText(bytes);
  if (text === null) return refuseFile(noText);
  if (/^\s*<(?:\?xml|!doctype|html|table|meta|style)\b/iu.test(text)) return refuseFile(markup);
  const heads = headsOf(text);
  const [only] = heads;
  const isSaid = heads.length === 1 && only !== undefined;
  const read = parseWith(text, isSaid ? only.separator : await talk.askSeparator(heads));
  if (!read.ok) return read;
  const whole = { name: '', isHidden: false, merges: [], notes: [], problem: null };
  return [{ ...whole, rows: read.rows }];
}

function refuse(error: unknown): RefusedFile {
  return refuseFile(error instanceof BookRefusal ? error.message : brokenBook);
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/** Whether it is the former container of documents: old workbooks, and present ones that have a password. */
function isOldContainer([first, second]: Uint8Array): boolean {
  return first === 0xd0 && second === 0xcf;
}

function hasPassword(bytes: Uint8Array): boolean {
  const letters = new TextDecoder('windows-1252').decode(bytes).replaceAll('\0', '');
  return letters.includes('EncryptedPackage');
}

const oldBook =
  'Es un libro de Excel antiguo (XLS). Ábralo en Excel, guárdelo como XLSX o CSV y cárguelo.';
const noText = 'No es un archivo de texto ni de Excel. Guárdelo como CSV o XLSX.';
const markup =
  'Es una página web guardada con nombre de hoja de cálculo. Ábrala en Excel, guárdela como XLSX y cárguela.';
