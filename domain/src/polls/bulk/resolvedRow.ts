import type { Weight } from '../../kernel/weights/weight.ts';
import { type BulkRow, sayBulkCell } from '../../people/lists/readBulkSheet.ts';
import { isUnitRange } from '../../people/rosters/unitsInCell.ts';

/**
 * The outcome that a row would have, one for each unit or plate in it. `ready`: it will be asked of the
 * server, which decides; `already`: it is so; `problem`: somebody has to look at it.
 */
export interface ResolvedRow<Item = unknown> {
  readonly row: number;
  /** The text of the row. */
  readonly said: string;
  readonly unit: string;
  readonly weight: Weight;
  readonly person: string;
  readonly plate: number | null;
  readonly status: BulkStatus;
  /** The refusal, or the remark, in Spanish; empty when there is none. */
  readonly message: string;
  /** The item sent to the server; null unless it is ready. */
  readonly item: Item | null;
}

export const bulkStatuses = ['ready', 'already', 'problem'] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

/** The items of the rows for the server, in their order. */
export function itemsOf<Item>(entries: readonly ResolvedRow<Item>[]): Item[] {
  return entries.flatMap(({ item }) => (item === null ? [] : [item]));
}

const nothing = { unit: '', weight: 0, person: '', plate: null, item: null } as const;

/** Where a row stands and what it says. */
export type RowPlace = Pick<ResolvedRow, 'row' | 'said'>;

/** The place of a row, with those of its cells that the work reads. */
export function sayRowPlace(
  row: BulkRow,
  fields: readonly ('unit' | 'document' | 'plate' | 'hour')[],
): RowPlace {
  const texts = fields.map((field) => row[field]).filter((text) => text !== '');
  return { row: row.row, said: texts.join(' · ') };
}

export function problemAt(
  { row, said }: RowPlace,
  message: string,
  more: Partial<Pick<ResolvedRow, 'unit' | 'weight' | 'person' | 'plate'>> = {},
): ResolvedRow<never> {
  return { ...nothing, row, said, status: 'problem', message, ...more };
}

/** The faults of the person whom a row names, with the cell that says it. */
export const messages = {
  empty: 'La fila no dice ninguna unidad ni ningún documento.',
  noUnit: (row: BulkRow) =>
    isUnitRange(row.unit)
      ? `${quote(row, 'unit')} son varias unidades: escriba cada una.`
      : `${quote(row, 'unit')} no está en el padrón.`,
  severalUnits: (row: BulkRow) =>
    `${quote(row, 'unit')} puede ser más de una unidad: escríbala como está en el padrón.`,
  noPerson: (row: BulkRow) =>
    `Nadie tiene el documento ${quote(row, 'document')} en el padrón ni en un poder aceptado.`,
  severalPeople: (row: BulkRow) =>
    `El documento ${quote(row, row.document === '' ? 'unit' : 'document')} es de varias personas: corríjalo en el padrón.`,
} as const;

function quote(row: BulkRow, field: 'unit' | 'document'): string {
  const group = field === 'unit' && row.group !== undefined ? `${row.group} ` : '';
  return `«${group}${row[field]}» (${sayBulkCell(row, field)})`;
}
