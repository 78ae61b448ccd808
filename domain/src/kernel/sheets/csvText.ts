import { guardText } from './guardText.ts';

/**
 * Rows as a file that a spreadsheet set to Spanish opens by itself: semicolons, CRLF and the mark that
 * tells UTF-8. No cell runs anything, whatever was typed into it. Numbers come as text with a decimal comma.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quote(guardText(cell))).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quote(text: string): string {
  return /[";\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
