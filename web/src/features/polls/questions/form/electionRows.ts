import { type ElectionAsked, withoutMark } from '@asamblea/domain';

type Lines = ElectionAsked['candidates'][number]['lines'];

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
    people: peopleOf(lines),
  }));
  return rows.length > 0 ? rows : [0, 1].map((id) => ({ id, label: '', people: '' }));
}

/** The candidates as written, without empty rows. */
export function candidatesOf(rows: readonly ElectionRow[]): ElectionAsked['candidates'] {
  return rows
    .filter(({ label, people }) => label.trim() !== '' || people.trim() !== '')
    .map(({ label, people }) => ({ label: label.trim(), lines: linesOf(people) }));
}

/** `Ana Díaz / Luis Rojas`: who runs, and the substitute after a bar. */
function linesOf(text: string): Lines {
  return typedLines(text).map((line) => {
    const [name = '', substitute = ''] = line.split('/').map((part) => part.trim());
    return { name, substitute: substitute === '' ? null : substitute };
  });
}

/** The typed lines, without the number or the mark that lists have. */
export function typedLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map(withoutMark)
    .filter((line) => line !== '');
}

function peopleOf(lines: Lines): string {
  return lines
    .map(({ name, substitute }) => (substitute ? `${name} / ${substitute}` : name))
    .join('\n');
}

/**
 * Puts what was pasted in place of a row, each in a row of its own. People without a slate go to the present
 * one, and its own content stays.
 */
export function pasteRows(
  rows: readonly ElectionRow[],
  id: number,
  candidates: ElectionAsked['candidates'],
): readonly ElectionRow[] {
  const free = freeId(rows);
  return rows.flatMap((row) => {
    if (row.id !== id) return [row];
    const pasted = candidates.map(({ label, lines }, at) => ({
      ...{ id: free + at, label, people: peopleOf(lines) },
    }));
    const [first, ...others] = pasted;
    if (first === undefined) return [row];
    if (first.label !== '' && row.people !== '') return [row, ...pasted];
    const people = [row.people.trim(), first.people].filter((text) => text !== '').join('\n');
    return [{ id, label: first.label || row.label, people }, ...others];
  });
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
