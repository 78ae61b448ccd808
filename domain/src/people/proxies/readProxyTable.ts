import * as z from 'zod';
import { documentKey } from '../../kernel/identity/documentKey.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import { cellText, looksLikeFormula } from '../imports/readCell.ts';

/** One row of a file of proxies, as it will be sent. */
export const proxyRow = z.strictObject({
  /** As the spreadsheet numbers it, from 1. */
  row: z.int().min(1).max(1_000_000),
  /** Labels of the units: one, or several separated by semicolons. */
  units: z.array(z.string().min(1).max(100)).min(1).max(100),
  grantorName: z.string().max(120),
  grantorDocument: z.string().max(60),
  attorneyName: z.string().min(1).max(120),
  attorneyDocument: z
    .string()
    .max(60)
    .refine((text) => documentKey(text).length >= 4),
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
}

const titles = {
  units: ['unidad', 'unidades', 'inmueble', 'inmuebles', 'apartamento', 'apto'],
  grantorDocument: ['documento poderdante', 'documento del poderdante', 'documento propietario'],
  grantorName: ['poderdante', 'propietario', 'quien da el poder'],
  attorneyDocument: ['documento apoderado', 'documento del apoderado', 'cedula apoderado'],
  attorneyEmail: ['correo apoderado', 'correo del apoderado', 'email apoderado', 'correo'],
  attorneyName: ['apoderado', 'nombre apoderado', 'nombre del apoderado', 'representante'],
  instructions: ['instrucciones', 'instruccion', 'observaciones'],
} as const;
type Field = keyof typeof titles;
const fields = Object.keys(titles) as Field[];

/**
 * Reads the cells of a file of proxies: the titles in any order and in any of the first rows, rows above
 * them and empty ones apart. What cannot be read is listed, row by row; the rest goes on without it.
 */
export function readProxyTable(cells: readonly (readonly string[])[]): ProxyTable {
  const at = cells.slice(0, 20).findIndex((row) => isHeader(columnsOf(row)));
  if (at < 0) return { rows: [], problems: [problem('no-header', null)] };
  const columns = columnsOf(cells[at] ?? []);
  const seen = new Set<string>();
  const rows: ProxyRow[] = [];
  const problems: ProxyRowProblem[] = [];
  cells.forEach((line, i) => {
    if (i <= at || line.every((cell) => cell.trim() === '')) return;
    const row = i + 1;
    const read = readRow(row, (field) => cellText(line[columns[field] ?? -1] ?? ''));
    const code = faultOf(read, seen);
    if (code === null) rows.push(read);
    else problems.push(problem(code, row));
    if (line.some(looksLikeFormula)) problems.push(problem('text-as-formula', row, false));
  });
  if (rows.length === 0 && problems.length === 0) problems.push(problem('no-rows', null));
  return { rows, problems };
}

function columnsOf(header: readonly string[]): Partial<Record<Field, number>> {
  const keys = header.map(nameKey);
  const found = fields.map((field) => {
    const known: readonly string[] = titles[field];
    return [field, keys.findIndex((key) => known.includes(key))] as const;
  });
  return Object.fromEntries(found.filter(([, column]) => column >= 0));
}

function isHeader(columns: Partial<Record<Field, number>>): boolean {
  const needed = ['units', 'attorneyName', 'attorneyDocument'] as const;
  return needed.every((field) => columns[field] !== undefined);
}

function readRow(row: number, cell: (field: Field) => string): ProxyRow {
  const email = cell('attorneyEmail').toLowerCase();
  const units = cell('units').split(';').map(cellText);
  return {
    row,
    units: [...new Set(units.filter((label) => label !== ''))],
    grantorName: cell('grantorName'),
    grantorDocument: cell('grantorDocument'),
    attorneyName: cell('attorneyName'),
    attorneyDocument: cell('attorneyDocument'),
    attorneyEmail: email === '' ? null : email,
    instructions: cell('instructions'),
  };
}

function faultOf(read: ProxyRow, seen: Set<string>): ProxyRowProblemCode | null {
  if (read.units.length === 0) return 'unit-empty';
  if (read.attorneyName === '') return 'attorney-empty';
  if (documentKey(read.attorneyDocument).length < 4) return 'document-short';
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

function problem(code: ProxyRowProblemCode, row: number | null, blocks = true): ProxyRowProblem {
  return { row, code, blocks, message: proxyRowProblems[code] };
}
