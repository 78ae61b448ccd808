import {
  buildSeatBook,
  type SeatBook,
  type SeatMaterial,
  type SeatPerson,
} from '../../hall/attendance/seatBook.ts';
import { isOut, type Plate } from '../../hall/plates/plate.ts';
import type { BulkRow } from '../../people/lists/readBulkSheet.ts';

/** And the plates, for the work of a sheet. */
export interface BulkBook extends SeatBook {
  readonly plates: ReadonlyMap<number, Plate>;
  readonly plateOf: ReadonlyMap<string, Plate>;
}

export function buildBulkBook({
  plates,
  ...material
}: SeatMaterial & { readonly plates: readonly Plate[] }): BulkBook {
  return {
    ...buildSeatBook(material),
    plates: new Map(plates.map((plate) => [plate.number, plate])),
    plateOf: new Map(plates.filter(isOut).map((plate) => [plate.personId ?? '', plate] as const)),
  };
}

export function findPerson(book: BulkBook, document: string): SeatPerson | 'several' | null {
  const [first, second] = book.findDocument(document);
  return second === undefined ? (first ?? null) : 'several';
}

/**
 * The document in a row: without a column for documents it may stand where a unit would, and beside a tower
 * only if it is long.
 */
export function documentOf({ unit, group, document }: BulkRow): string {
  if (document !== '') return document;
  return group === undefined || /\d(?:[.\s-]?\d){5}/u.test(unit) ? unit : '';
}
