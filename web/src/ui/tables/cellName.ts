/** As spreadsheets name columns: A, B… Z, AA. */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

/** As spreadsheets name cells, from a row and a column that begin at 0: `B7`. */
export function cellName(row: number, column: number): string {
  return `${letterOf(column)}${row + 1}`;
}

/** The other way: row and column from 0; null when it names no cell. */
export function readCellName(name: string): readonly [row: number, column: number] | null {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/iu.exec(name) ?? [];
  if (letters === '') return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return [Number(digits) - 1, column - 1];
}
