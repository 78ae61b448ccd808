import { nameKey } from '../../kernel/identity/nameKey.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { cellText } from '../../kernel/tables/cellText.ts';
import { findTitles } from '../../kernel/tables/findTitles.ts';
import { layTable } from '../../kernel/tables/layTable.ts';
import { sayNoteLines } from '../../kernel/tables/sayNotes.ts';
import type { TableColumns, TableRows } from '../../kernel/tables/tableShape.ts';
import { titledColumns } from '../../kernel/tables/titledColumns.ts';
import { type CallField, callFieldNames, callShape } from './callShape.ts';

/** Somebody in a call, with all the times that they came. */
export interface CallGuest {
  /** Apart from all others of the report. */
  readonly key: string;
  /** As the call showed them. */
  readonly name: string;
  /** Other names that the same row gives: «Ana (Ana María Pérez)». */
  readonly otherNames: readonly string[];
  readonly email: string;
  readonly document: string;
  readonly unit: string;
  readonly group: string;
  /** The rows that speak of them, as the spreadsheet numbers them. */
  readonly rows: readonly number[];
  /** As the report writes them: when they came first and left last; empty where it does not say. */
  readonly joined: string;
  readonly left: string;
}

export interface CallReport {
  readonly guests: readonly CallGuest[];
  /** Rows and columns left out or unused, a line each, in Spanish. */
  readonly notes: readonly string[];
}

/** Whether a row has the titles of such a report. */
export function isCallTitles(row: readonly string[]): boolean {
  return findTitles([row], callShape) === 0;
}

/**
 * Reads the guests of a video call from its report, of Zoom, Meet, Teams or a list of one's own: lines about the meeting
 * above the titles, several parts one below the other, a row for each connection. Rows of one e-mail, or of one
 * name without e-mail, are one guest. Without titles the first column has the names.
 */
export function readCallReport(table: TableRows): CallReport {
  const rows = table.map((row) => row.map(cellText));
  const notes: string[] = [];
  const lines: Line[] = [];
  const parts = partsOf(rows);
  for (const { from, part } of parts) {
    const { headerRow, columns } = titledColumns(part, callShape, () => guessColumns(part));
    if (headerRow < 0 && parts.length > 1) {
      const heading = part.flat().find((text) => text !== '');
      if (heading !== undefined)
        notes.push(`«${heading}» no es una lista de personas: no la leímos.`);
      continue;
    }
    const names = new Set(part.slice(headerRow + 1).map((row) => row[columns.name ?? -1] ?? ''));
    const isUnit = (text: string) => names.has(text);
    const laid = layTable(part, { headerRow, columns, isUnit, fills: false }, callShape);
    lines.push(...laid.rows.map(({ row, cells }) => lineOf(from + row, cells, columns)));
    const numberOf = (row: number) => String(from + row);
    notes.push(...sayNoteLines(laid.notes, callFieldNames, numberOf));
  }
  const unnamed = lines.filter(({ name, email }) => name === '' && email === '');
  if (unnamed.length > 0) {
    notes.push(
      `Sin nombre ni correo: ${unnamed.length === 1 ? 'la fila' : 'las filas'} ${unnamed.map(({ row }) => row).join(', ')}.`,
    );
  }
  return {
    guests: guestsOf(lines.filter((line) => !unnamed.includes(line))),
    notes: [...new Set(notes)],
  };
}

interface Line extends Omit<CallGuest, 'key' | 'rows'> {
  readonly row: number;
}

function lineOf(row: number, cells: readonly string[], columns: TableColumns<CallField>): Line {
  const says = (field: CallField) => cells[columns[field] ?? -1] ?? '';
  const whole = [says('name'), says('surname')].filter((text) => text !== '').join(' ');
  const { name, others } = splitNames(whole);
  return {
    ...{ row, name, otherNames: others, email: (says('email') || addressIn(name)).toLowerCase() },
    ...{ document: says('document'), unit: says('unit'), group: says('group') },
    ...{ joined: says('joined'), left: says('left') },
  };
}

/** A guest who never gave a name is shown by an address. */
function addressIn(name: string): string {
  return /^\S+@\S+\.\S+$/u.test(name) ? name : '';
}

/** Words that a call adds to the name of somebody. */
const roles = new Set([
  ...['guest', 'host', 'co host', 'cohost', 'me', 'yo', 'invitado', 'invitada', 'anfitrion'],
  ...['anfitriona', 'coanfitrion', 'coanfitriona', 'externo', 'externa', 'external', 'unverified'],
  ...['no verificado', 'no verificada', 'organizador', 'organizadora', 'organizer'],
]);

/** «Ana (Ana María Pérez)»: the shown name, and the one in brackets. «(Guest)» and «(Host)» are no names. */
function splitNames(text: string): { readonly name: string; readonly others: readonly string[] } {
  const [, before = '', inside = ''] = /^(.*?)\s*\(([^()]+)\)\s*$/u.exec(text) ?? [];
  if (before === '') return { name: text, others: [] };
  return {
    name: before,
    others: roles.has(nameKey(inside.split(',')[0] ?? '')) ? [] : [inside.trim()],
  };
}

/** Reports of Teams have parts, each with its heading: `2. Participants`. */
function partsOf(rows: TableRows): readonly { readonly from: number; readonly part: TableRows }[] {
  const isHeading = (row: readonly string[]) => {
    const said = row.filter((text) => text !== '');
    return said.length === 1 && /^\d{1,2}\.\s+\p{L}/u.test(said[0] ?? '');
  };
  const starts = rows.flatMap((row, i) => (isHeading(row) ? [i] : []));
  // A list of names with numbers has such rows one after another.
  const areParts =
    starts.length > 1 && starts.every((at, i) => (starts[i + 1] ?? rows.length) > at + 1);
  const cuts = areParts ? [0, ...starts.filter((at) => at > 0)] : [0];
  return cuts.map((from, i) => ({ from, part: rows.slice(from, cuts[i + 1] ?? rows.length) }));
}

function guessColumns(rows: TableRows): TableColumns<CallField> {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const email = Array.from({ length: width }, (_, column) => column).find(
    (column) => rows.filter((row) => /\S@\S/u.test(row[column] ?? '')).length * 2 > rows.length,
  );
  return { name: email === 0 ? 1 : 0, ...(email === undefined ? {} : { email }) };
}

function guestsOf(lines: readonly Line[]): readonly CallGuest[] {
  const keyOf = ({ email, name, otherNames, document, unit, group }: Line) => {
    const said = [name, ...otherNames].map((text) => nameKey(text) || text);
    return email !== '' ? email : [...said, document, unit, group].join('|');
  };
  return [...groupBy(lines, keyOf)].map(([key, of]): CallGuest => {
    const first = (field: 'email' | 'document' | 'unit' | 'group' | 'joined') =>
      of.map((line) => line[field]).find((text) => text !== '') ?? '';
    const names = [...new Set(of.flatMap(({ name, otherNames }) => [name, ...otherNames]))];
    const [name = '', ...otherNames] = names.filter((text) => text !== '');
    return {
      ...{ key, name: name || first('email'), otherNames, rows: of.map(({ row }) => row) },
      ...{ email: first('email'), document: first('document'), unit: first('unit') },
      ...{ group: first('group'), joined: first('joined') },
      left: of.findLast(({ left }) => left !== '')?.left ?? '',
    };
  });
}
