import type { Weight } from '../../kernel/weights/weight.ts';

/**
 * What a row would come to, one for each unit or plate of it. `ready`: it will be asked of the server,
 * which decides; `already`: it is so; `problem`: somebody has to look at it.
 */
export interface ResolvedRow<Item = unknown> {
  readonly row: number;
  /** What the row says. */
  readonly said: string;
  readonly unit: string;
  readonly weight: Weight;
  readonly person: string;
  readonly plate: number | null;
  readonly status: BulkStatus;
  /** Why not, or what to know, in Spanish; empty when there is nothing to say. */
  readonly message: string;
  /** What is asked of the server; null unless it is ready. */
  readonly item: Item | null;
}

export const bulkStatuses = ['ready', 'already', 'problem'] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

/** What the rows ask of the server, in their order. */
export function itemsOf<Item>(entries: readonly ResolvedRow<Item>[]): Item[] {
  return entries.flatMap(({ item }) => (item === null ? [] : [item]));
}

const nothing = { unit: '', weight: 0, person: '', plate: null, item: null } as const;

export function problemAt(
  { row, said }: { readonly row: number; readonly said: string },
  message: string,
  more: Partial<Pick<ResolvedRow, 'unit' | 'weight' | 'person' | 'plate'>> = {},
): ResolvedRow<never> {
  return { ...nothing, row, said, status: 'problem', message, ...more };
}

export const messages = {
  empty: 'La fila no dice ninguna unidad ni ningún documento.',
  noUnit: 'Esa unidad no está en el padrón.',
  severalUnits: 'Varias unidades se escriben así: escriba la unidad como está en el padrón.',
  noPerson: 'Nadie tiene ese documento en el padrón ni en un poder aceptado.',
  severalPeople: 'Varias personas tienen ese documento. Corríjalo en el padrón.',
} as const;
