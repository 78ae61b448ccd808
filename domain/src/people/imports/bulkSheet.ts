import { nameKey } from '../../kernel/identity/nameKey.ts';
import { cellText } from './readCell.ts';

/** What is done to all that a sheet names. */
export const bulkWorks = ['accredit', 'leave', 'plates'] as const;
export type BulkWork = (typeof bulkWorks)[number];

/** What a row of the sheet says, cell by cell; empty where it says nothing. */
export interface BulkRow {
  /** As the spreadsheet numbers it. */
  readonly row: number;
  readonly unit: string;
  readonly document: string;
  readonly plate: string;
  readonly hour: string;
}

const fields = ['unit', 'document', 'plate', 'hour'] as const;
type Field = (typeof fields)[number];
type Columns = Partial<Record<Field, number>>;

/** How people title these columns; a unit may be called like one («Local 3»), so only whole titles count. */
const titles: Readonly<Record<Field, readonly string[]>> = {
  unit: [
    ...['unidad', 'unidades', 'inmueble', 'apartamento', 'apto', 'casa', 'local', 'oficina'],
    ...['lote', 'predio', 'depto', 'departamento', 'no unidad', 'no inmueble', 'unidad privada'],
  ],
  document: [
    ...['documento', 'cedula', 'cc', 'c c', 'nit', 'dni', 'rut', 'identificacion', 'c c nit'],
    ...['numero de documento', 'no documento', 'documento de identidad'],
  ],
  plate: ['placa', 'placas', 'no placa', 'numero de placa', 'placa no', 'tarjeta'],
  hour: ['hora', 'hora de llegada', 'hora de ingreso', 'llegada', 'ingreso', 'hora llegada'],
};

const headerWithin = 15;

/**
 * The rows of a table that was pasted or read from a file. Without titles the first column says which
 * unit or whose document, and the second the plate, or the hour of the sheet.
 */
export function readBulkSheet(
  table: readonly (readonly string[])[],
  work: BulkWork,
): readonly BulkRow[] {
  const headerRow = table.slice(0, headerWithin).findIndex((row) => isHeader(row));
  const columns = headerRow < 0 ? withoutTitles(work) : columnsOf(table[headerRow] ?? []);
  return table.flatMap((cells, i) => {
    if (i <= headerRow) return [];
    const read = (field: Field) => {
      const column = columns[field];
      return column === undefined ? '' : cellText(cells[column] ?? '');
    };
    const row = {
      row: i + 1,
      unit: read('unit'),
      document: read('document'),
      plate: read('plate'),
      hour: read('hour'),
    };
    return fields.every((field) => row[field] === '') ? [] : [row];
  });
}

function isHeader(row: readonly string[]): boolean {
  const columns = columnsOf(row);
  return columns.unit !== undefined || columns.document !== undefined;
}

function columnsOf(header: readonly string[]): Columns {
  const keys = header.map((title) => nameKey(title.replace(/n[º°]|#/giu, 'no ')));
  const found: Columns = {};
  for (const field of fields) {
    const column = keys.findIndex((key) => titles[field].includes(key));
    if (column >= 0) found[field] = column;
  }
  return found;
}

function withoutTitles(work: BulkWork): Columns {
  switch (work) {
    case 'accredit':
      return { unit: 0, hour: 1 };
    case 'leave':
      return { unit: 0 };
    case 'plates':
      return { unit: 0, plate: 1 };
  }
}
