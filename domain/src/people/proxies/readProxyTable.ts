import * as z from 'zod';
import { isDocument } from '../../kernel/identity/documentKey.ts';
import { cellText } from '../../kernel/tables/cellText.ts';
import { layTable } from '../../kernel/tables/layTable.ts';
import type { TableNote } from '../../kernel/tables/tableNote.ts';
import type { TableColumns, TableRows } from '../../kernel/tables/tableShape.ts';
import { titledColumns } from '../../kernel/tables/titledColumns.ts';
import { looksLikeFormula } from '../rosters/readCell.ts';
import { unitsInCell } from '../rosters/unitsInCell.ts';
import { hasAllOfProxies, type ProxyField, proxyShape, withPlainDocuments } from './proxyShape.ts';

/** One row of a file of proxies, as it will be sent. */
export const proxyRow = z.strictObject({
  /** As the spreadsheet numbers it, from 1. */
  row: z.int().min(1).max(1_000_000),
  /** Labels of the units: one, or several separated by semicolons. */
  units: z.array(z.string().min(1).max(100)).min(1).max(100),
  grantorName: z.string().max(120),
  grantorDocument: z.string().max(60),
  attorneyName: z.string().min(1).max(120),
  attorneyDocument: z.string().max(60).refine(isDocument),
  attorneyEmail: z.email().max(200).nullable(),
  instructions: z.string().max(1_000),
});
export type ProxyRow = z.infer<typeof proxyRow>;

const proxyRowProblems = {
  'no-header': 'No encontramos los títulos «unidad», «apoderado» y «documento del apoderado».',
  'no-rows': 'El archivo no tiene poderes.',
  'unit-empty': 'Falta la unidad.',
  'attorney-empty': 'Falta el nombre del apoderado.',
  'document-short': 'Falta el documento del apoderado o es demasiado corto.',
  'email-malformed': 'El correo no es válido. Corríjalo o déjelo vacío.',
  'too-long': 'Una celda es demasiado larga.',
  'row-repeated': 'Es igual a una fila anterior. Deje una sola.',
  'text-as-formula': 'Una celda parece una fórmula. Se guarda como texto.',
  'unit-unknown': 'La unidad no está en el padrón.',
  'unit-several': 'Puede ser más de una unidad del padrón.',
  'attorney-documents': 'El mismo apoderado tiene documentos distintos.',
  'attorney-names': 'El mismo documento es de apoderados con nombres distintos.',
} as const;
type ProxyRowProblemCode = keyof typeof proxyRowProblems;

export interface ProxyRowProblem {
  readonly row: number | null;
  readonly code: ProxyRowProblemCode;
  /** Whether the row stays out. */
  readonly blocks: boolean;
  readonly message: string;
}

export interface ProxyTable {
  readonly rows: readonly ProxyRow[];
  readonly problems: readonly ProxyRowProblem[];
  /** Rows left out, filled or not used. */
  readonly notes: readonly TableNote[];
  /** The row of the titles; -1 without them. */
  readonly headerRow: number;
  readonly titles: readonly string[];
  readonly columns: TableColumns<ProxyField>;
}

/** The facts of a table that a person gives and its titles do not. */
export interface ProxyReading {
  readonly columns?: TableColumns<ProxyField>;
  readonly kept?: readonly number[];
  readonly fills?: boolean;
}

/**
 * Reads the cells of a file of proxies: the titles in any order and in any of the first rows, rows above
 * them and empty ones apart. Unreadable rows are listed, row by row; the rest goes on without them. A tower
 * apart is put before each of its units, as the roster may call them.
 */
export function readProxyTable(cells: TableRows, given: ProxyReading = {}): ProxyTable {
  const titled = titledColumns(cells, proxyShape, () => ({}));
  const { headerRow, titles } = titled;
  const columns = given.columns ?? withPlainDocuments(titles, titled.columns);
  const table = { headerRow, titles, columns };
  if (!hasAllOfProxies(columns)) {
    return { ...table, rows: [], problems: [proxyProblem('no-header', null)], notes: [] };
  }
  const laid = layTable(cells, { ...given, headerRow, columns }, proxyShape);
  const seen = new Set<string>();
  const rows: ProxyRow[] = [];
  const problems: ProxyRowProblem[] = [];
  for (const { row, cells: line, heading } of laid.rows) {
    const cell = (field: ProxyField) => cellText(line[columns[field] ?? -1] ?? '');
    const read = readRow(row, cell, heading);
    const code = faultOf(read, seen);
    if (code === null) rows.push(read);
    else problems.push(proxyProblem(code, row));
    if (line.some(looksLikeFormula)) problems.push(proxyProblem('text-as-formula', row, false));
  }
  if (rows.length === 0 && problems.length === 0) problems.push(proxyProblem('no-rows', null));
  return { ...table, rows, problems, notes: laid.notes };
}

function readRow(row: number, cell: (field: ProxyField) => string, heading: string): ProxyRow {
  const email = cell('attorneyEmail').toLowerCase();
  const group = cell('group') || heading;
  const units = cell('units')
    .split(';')
    .map(cellText)
    .filter((label) => label !== '');
  return {
    row,
    units: [...new Set(group === '' ? units : units.flatMap((label) => inGroup(group, label)))],
    grantorName: cell('grantorName'),
    grantorDocument: cell('grantorDocument'),
    attorneyName: cell('attorneyName'),
    attorneyDocument: cell('attorneyDocument'),
    attorneyEmail: email === '' ? null : email,
    instructions: cell('instructions'),
  };
}

function inGroup(group: string, label: string): readonly string[] {
  return (unitsInCell(label) ?? [label]).map((unit) => `${group} ${unit}`);
}

function faultOf(read: ProxyRow, seen: Set<string>): ProxyRowProblemCode | null {
  if (read.units.length === 0) return 'unit-empty';
  if (read.attorneyName === '') return 'attorney-empty';
  if (!isDocument(read.attorneyDocument)) return 'document-short';
  const parsed = proxyRow.safeParse(read);
  if (!parsed.success) {
    const about = parsed.error.issues.some(({ path }) => path[0] === 'attorneyEmail');
    return about ? 'email-malformed' : 'too-long';
  }
  const { row: _, ...said } = read;
  const key = JSON.stringify(said);
  if (seen.has(key)) return 'row-repeated';
  seen.add(key);
  return null;
}

/** @param message what it says of this row, where there is more to say than of any other */
export function proxyProblem(
  code: ProxyRowProblemCode,
  row: number | null,
  blocks = true,
  message: string = proxyRowProblems[code],
): ProxyRowProblem {
  return { row, code, blocks, message };
}
