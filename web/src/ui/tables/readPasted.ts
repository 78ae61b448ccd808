import { type CheckedTable, type TableHints, type TableRows, wholeTable } from './checkTable.ts';
import { parseTable } from './parseTable.ts';

/** The pasted or typed text: separated values, or the source of a table. Nothing of it is ever shown as markup. */
export function readPasted(text: string, hints: TableHints): CheckedTable {
  return /^\s*<[\s\S]*<t[rd]\b/iu.test(text)
    ? wholeTable(rowsOfHtml(text))
    : parseTable(text, hints);
}

/** Lines of a document or rows of a sheet: only tabs part cells, since names have commas. */
export function rowsOfLines(text: string): TableRows {
  return text.split(/\r?\n/u).map((line) => line.split('\t'));
}

/** The text that a clipboard gives: its own, or that of its table when the text has lost the columns. */
export function textOfClipboard(plain: string, html: string): string {
  if (plain.includes('\t') || !/<t[rd]\b/iu.test(html)) return plain;
  return rowsOfHtml(html)
    .map((row) => row.map((cell) => cell.replace(/\s+/gu, ' ').trim()).join('\t'))
    .join('\n');
}

/** Parsed apart from the page: nothing in it loads or runs. */
function rowsOfHtml(html: string): readonly (readonly string[])[] {
  const inert = new DOMParser().parseFromString(html, 'text/html');
  return [...inert.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map((cell) =>
      cell.textContent.replace(/\s+/gu, ' ').trim(),
    ),
  );
}
