import { nameKey } from '../../kernel/identity/nameKey.ts';
import { cellText } from '../../kernel/tables/cellText.ts';
import { layTable } from '../../kernel/tables/layTable.ts';
import { saysNote } from '../../kernel/tables/rowWords.ts';
import { sayCellAt } from '../../kernel/tables/sayNotes.ts';
import type { TableColumns, TableRows } from '../../kernel/tables/tableShape.ts';
import { titledColumns } from '../../kernel/tables/titledColumns.ts';
import { gatherSlates, type ReadSlates, type SlateEntry } from './gatherSlates.ts';
import { partHeading, readCandidate, slateHeading, withoutMark } from './slateLines.ts';
import { type SlateField, slateShape } from './slateShape.ts';

/**
 * The kind of the pasted text: candidates one by one, slates, or the people of one slate where nothing says
 * another.
 */
export type SlateReading = 'names' | 'slates' | 'people';

/**
 * Reads the candidates pasted from a sheet, a document or a mail: a name a line or a row; or slates, with a
 * heading above their people, in a column of their own, or side by side. Nothing is dropped without a word.
 */
export function readSlates(rows: TableRows, what: SlateReading): ReadSlates {
  const isSlates = what !== 'names';
  const cells = rows.map((row) => row.map(cellText));
  const titled = titledColumns(cells, slateShape, () => withoutTitles(cells, isSlates));
  const { headerRow, columns: found } = titled;
  const isWide = cells.some((row) => row.filter((text) => text !== '').length > 1);
  const beside = isSlates && isWide ? besideEachOther(cells) : null;
  if (beside !== null) return gatherSlates(beside, []);
  if (!isWide) return readLines(cells, what, headerRow);
  const { slate: _, substitute: __, ...alone } = found;
  const columns: TableColumns<SlateField> = isSlates ? found : alone;
  const people = new Set(cells.slice(headerRow + 1).map((row) => row[columns.name ?? -1] ?? ''));
  // A long name alone in its row is no note.
  const isUnit = (text: string) => people.has(text) && !saysNote(text);
  const laid = layTable(cells, { headerRow, columns, isUnit }, slateShape);
  return gatherSlates(entriesOf(laid.rows, columns, isSlates), laid.notes);
}

/** A list of one column: names, or headings with their people below. */
function readLines(rows: TableRows, what: SlateReading, headerRow: number): ReadSlates {
  const lines = rows.flatMap((row, i) => {
    const text = row.find((cell) => cell !== '');
    return text === undefined ? [] : [{ text, row: i + 1 }];
  });
  const isSlates = what !== 'names';
  if (what === 'people' || (isSlates && lines.some(({ text }) => slateHeading(text) !== null))) {
    return gatherSlates(
      lines.flatMap(({ text, row }) => entriesOfLine(text, `fila ${row}`)),
      [],
    );
  }
  // «Candidatos» above the names is none of them.
  const from = isSlates ? 0 : headerRow + 1;
  const above = lines.filter(({ row }) => row <= from);
  const read = gatherSlates(
    lines
      .filter(({ row }) => row > from)
      .map(({ text }) => ({ kind: 'alone', label: withoutMark(text) })),
    [],
  );
  const titles = above.map(
    ({ text, row }) => `«${text}» (fila ${row}) es un título: no lo usamos.`,
  );
  return { ...read, notes: [...titles, ...read.notes] };
}

function entriesOfLine(text: string, at: string): readonly SlateEntry[] {
  const heading = slateHeading(text);
  if (heading !== null) {
    const people = heading.rest.split(/\s*[;,]\s*/u).filter((part) => part !== '');
    return [
      { kind: 'slate', label: heading.label },
      ...people.map((part): SlateEntry => ({ kind: 'person', ...readCandidate(part), at })),
    ];
  }
  const part = partHeading(text);
  return [part === null ? { kind: 'person', ...readCandidate(text), at } : { kind: 'part', part }];
}

/** Slates side by side: each column begins with its name. */
function besideEachOther(rows: TableRows): readonly SlateEntry[] | null {
  const top = rows.findIndex((row) => row.some((text) => text !== ''));
  const heads = rows[top] ?? [];
  const named = heads.flatMap((text, column) => (text === '' ? [] : [{ text, column }]));
  const isBeside = named.length > 1 && named.every(({ text }) => slateHeading(text) !== null);
  const says = (text: string) => /\d|[«"]/u.test(text) || nameKey(text).split(' ').length > 1;
  if (!isBeside || !named.every(({ text }) => says(text))) return null;
  return named.flatMap(({ text, column }) => [
    ...entriesOfLine(text, ''),
    ...rows.slice(top + 1).flatMap((row, i) => {
      const cell = row[column] ?? '';
      return cell === '' ? [] : entriesOfLine(cell, sayCellAt(column, top + i + 2));
    }),
  ]);
}

function entriesOf(
  rows: ReturnType<typeof layTable>['rows'],
  columns: TableColumns<SlateField>,
  isSlates: boolean,
): readonly SlateEntry[] {
  let current = '';
  return rows.flatMap(({ row, cells, heading }): readonly SlateEntry[] => {
    const says = (field: SlateField) => cells[columns[field] ?? -1] ?? '';
    const at = `fila ${row}`;
    const [only = '', ...others] = cells.filter((text) => text !== '');
    const name = withoutMark([says('name'), says('surname')].join(' '));
    if (!isSlates) {
      return [name === '' ? { kind: 'lost', text: only, at } : { kind: 'alone', label: name }];
    }
    const isHeading = slateHeading(only) !== null || partHeading(only) !== null;
    if (others.length === 0 && columns.slate === undefined && isHeading) {
      return entriesOfLine(only, at);
    }
    const said = says('slate') || heading;
    const label = /^\d{1,2}$/u.test(said) ? `Plancha ${said}` : (slateHeading(said)?.label ?? said);
    const begins = label !== '' && label !== current;
    if (begins) current = label;
    const person = readCandidate(name);
    const substitute = says('substitute') || person.substitute;
    const runs = person.name !== '' || substitute !== '';
    return [
      ...(begins ? [{ kind: 'slate' as const, label, joins: true as const }] : []),
      ...(runs ? [{ kind: 'person' as const, name: person.name, substitute, at }] : []),
      ...(runs || begins ? [] : [{ kind: 'lost' as const, text: only, at }]),
    ];
  });
}

/**
 * The first column is the slate where it says so or repeats itself; then the candidates, and their
 * substitutes.
 */
function withoutTitles(rows: TableRows, isSlates: boolean): TableColumns<SlateField> {
  const at = (column: number) => rows.map((row) => row[column] ?? '').filter((text) => text !== '');
  const first = at(0);
  const counts =
    first.length > 1 &&
    first.every(
      (text, i) => /^\d{1,2}[.)º°-]*$/u.test(text) && Number.parseInt(text, 10) === i + 1,
    );
  if (!isSlates) return counts ? { place: 0, name: 1 } : { name: 0 };
  const isSlate =
    !counts &&
    (first.every((text) => slateHeading(text) !== null || /^\d{1,2}$/u.test(text)) ||
      new Set(first).size * 2 <= first.length);
  if (isSlate) return { slate: 0, name: 1, substitute: 2 };
  return counts ? { place: 0, name: 1, substitute: 2 } : { name: 0, substitute: 1 };
}
