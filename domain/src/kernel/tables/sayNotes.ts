import { sayList } from '../lists/sayList.ts';
import { saying } from '../text/sentence.ts';
import { type LeftOutCode, leftOutCodes, type TableNote, type TableNoteCode } from './tableNote.ts';

/** Rows named in a line; of more, how many. */
const rowsSaid = 8;

export interface SaidNote {
  readonly code: TableNoteCode | 'left-out';
  readonly text: string;
  /** The column that it is about; null when it is about none, or about several. */
  readonly column: number | null;
  /** Rows that were left out, which a person may count in again. */
  readonly leftOut: readonly number[];
}

/** The number of a row as people find it: another one where the sheets of a book were joined. */
export type NumberOf = (row: number) => string;

/** One line a kind, in the order in which a person reads a table. `nameOf` says a field: «unidad». */
export function sayNotes(
  notes: readonly TableNote[],
  nameOf: (field: string) => string,
  numberOf: NumberOf = String,
): readonly SaidNote[] {
  const of = (code: TableNoteCode) => notes.filter((note) => note.code === code);
  const line = (code: TableNoteCode, say: (note: TableNote) => string) =>
    of(code).map((note): SaidNote => ({ code, text: say(note), column: note.column, leftOut: [] }));
  const sayRows = (rows: readonly number[]) => sayNumbers(rows.map(numberOf));
  const unused = of('column-unused').map(({ text, column }) =>
    text === '' ? columnLetter(column ?? 0) : `«${text}»`,
  );
  return [
    ...line('rows-above', ({ rows }) =>
      rows.length === 1
        ? `La fila ${sayRows(rows)} está sobre los títulos: no la leímos.`
        : `Las filas ${sayRows(rows)} están sobre los títulos: no las leímos.`,
    ),
    ...sayLeftOut(notes, numberOf),
    ...line('group-heading', ({ rows, text }) =>
      rows.length === 1
        ? `«${text}», solo en la fila ${sayRows(rows)}, es la agrupación de las filas que siguen.`
        : `Lo que está solo en las filas ${sayRows(rows)} es la agrupación de las que siguen.`,
    ),
    ...line('filled-down', ({ rows, text, column }) => {
      const where = `con lo escrito más arriba: ${sayRows(rows)}`;
      return rows.length === 1
        ? `Completamos ${quote(text, column)} en 1 fila ${where}.`
        : `Completamos ${quote(text, column)} en ${rows.length} filas ${where}.`;
    }),
    ...line('unit-continued', ({ rows }) =>
      rows.length === 1
        ? `La fila ${sayRows(rows)} no dice la unidad: sigue con la de arriba.`
        : `Las filas ${sayRows(rows)} no dicen la unidad: siguen con la de arriba.`,
    ),
    ...line('names-joined', ({ text }) => `El nombre son estas columnas juntas: ${text}.`),
    ...line(
      'title-doubtful',
      ({ text, column, field }) =>
        `Por lo que dice, leímos ${quote(text, column)} como ${nameOf(field ?? '')}.`,
    ),
    ...line(
      'column-second',
      ({ text, column, field }) =>
        saying`Ya hay una columna de ${nameOf(field ?? '')}: no usamos ${quote(text, column)}.`,
    ),
    ...(unused.length === 0
      ? []
      : [{ code: 'column-unused' as const, text: sayUnused(unused), column: null, leftOut: [] }]),
  ];
}

function sayUnused(columns: readonly string[]): string {
  return columns.length === 1
    ? saying`No usamos la columna ${sayList(columns)}.`
    : saying`No usamos ${columns.length} columnas: ${sayList(columns)}.`;
}

const why: Readonly<Record<LeftOutCode, readonly [one: string, many: string]>> = {
  'row-total': ['total', 'totales'],
  'row-heading': ['encabezado', 'encabezados'],
  'row-titles': ['títulos repetidos', 'títulos repetidos'],
  'row-note': ['nota', 'notas'],
};

/** «Dejamos fuera 3 filas: 62 (total), 64 y 65 (notas).» */
function sayLeftOut(notes: readonly TableNote[], numberOf: NumberOf): readonly SaidNote[] {
  const kinds = leftOutCodes.flatMap((code) => {
    const rows = notes.filter((note) => note.code === code).flatMap((note) => note.rows);
    return rows.length === 0 ? [] : [{ code, rows }];
  });
  const leftOut = kinds.flatMap(({ rows }) => rows);
  if (leftOut.length === 0) return [];
  const said = kinds.map(
    ({ code, rows }) =>
      `${sayNumbers(rows.map(numberOf))} (${why[code][rows.length === 1 ? 0 : 1]})`,
  );
  const count = leftOut.length === 1 ? '1 fila' : `${leftOut.length} filas`;
  const text = saying`Dejamos fuera ${count}: ${said.join(', ')}.`;
  return [{ code: 'left-out', text, column: null, leftOut }];
}

function sayNumbers(rows: readonly string[]): string {
  const more = rows.length - rowsSaid;
  if (more <= 1) return sayList(rows);
  return `${rows.slice(0, rowsSaid).join(', ')} y ${more} más`;
}

function quote(title: string, column: number | null): string {
  if (title !== '') return `«${title}»`;
  return column === null ? 'la columna' : `la columna ${columnLetter(column)}`;
}

/**
 * The same as plain texts.
 *
 * @param names each field: «unidad»
 */
export function sayNoteLines(
  notes: readonly TableNote[],
  names: Readonly<Record<string, string>>,
  numberOf: NumberOf = String,
): readonly string[] {
  return sayNotes(notes, (field) => names[field] ?? field, numberOf).map(({ text }) => text);
}

/**
 * `celda B5`.
 *
 * @param column from 0
 * @param row as the spreadsheet numbers it
 */
export function sayCellAt(column: number, row: number): string {
  return `celda ${columnLetter(column)}${row}`;
}

/** As spreadsheets name columns: A, B… Z, AA. */
export function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last;
}
