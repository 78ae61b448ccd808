import type { ElectionAsked } from '@asamblea/domain';

/** A candidate as it is being written; `people` is the text of a slate, one a line. */
export interface ElectionRow {
  readonly id: number;
  readonly label: string;
  readonly people: string;
}

export function rowsOf({ candidates }: ElectionAsked): readonly ElectionRow[] {
  const rows = candidates.map(({ label, lines }, id) => ({
    id,
    label,
    people: lines
      .map(({ name, substitute }) => (substitute ? `${name} / ${substitute}` : name))
      .join('\n'),
  }));
  return rows.length > 0 ? rows : [0, 1].map((id) => ({ id, label: '', people: '' }));
}

/** What is written, without what was left empty. */
export function candidatesOf(rows: readonly ElectionRow[]): ElectionAsked['candidates'] {
  return rows
    .filter(({ label, people }) => label.trim() !== '' || people.trim() !== '')
    .map(({ label, people }) => ({ label: label.trim(), lines: linesOf(people) }));
}

/** `Ana Díaz / Luis Rojas`: who runs, and the substitute after a bar. */
function linesOf(text: string): ElectionAsked['candidates'][number]['lines'] {
  return namesIn(text).map((line) => {
    const [name = '', substitute = ''] = line.split('/').map((part) => part.trim());
    return { name, substitute: substitute === '' ? null : substitute };
  });
}

/** The names of a pasted list: one a line, without the number or the mark that lists have. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.replace(/^\s*(?:\d{1,2}[.)-]|[-•*])?\s+/u, '').trim())
    .filter((line) => line !== '');
}

/** Puts pasted names in place of a row, each in a row of its own. */
export function pasteRows(
  rows: readonly ElectionRow[],
  id: number,
  names: readonly string[],
): readonly ElectionRow[] {
  const free = freeId(rows);
  return rows.flatMap((row) =>
    row.id === id
      ? names.map((label, at) => ({ ...row, id: at === 0 ? id : free + at, label }))
      : [row],
  );
}

export function addRow(rows: readonly ElectionRow[]): readonly ElectionRow[] {
  return [...rows, { id: freeId(rows), label: '', people: '' }];
}

/** Changes places with the row before. */
export function raiseRow(rows: readonly ElectionRow[], id: number): readonly ElectionRow[] {
  const at = rows.findIndex((row) => row.id === id);
  const [before, row] = [rows[at - 1], rows[at]];
  if (before === undefined || row === undefined) return rows;
  return [...rows.slice(0, at - 1), row, before, ...rows.slice(at + 1)];
}

function freeId(rows: readonly ElectionRow[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}
