import type { SeatPerson } from '../../hall/attendance/seatBook.ts';
import type { BulkRow } from '../../people/lists/readBulkSheet.ts';
import { type BulkBook, documentOf, findPerson } from './bulkBook.ts';
import { messages } from './resolvedRow.ts';

/** The person whose document a row has, or why there is none, in Spanish. */
export function personOfRow(row: BulkRow, book: BulkBook): SeatPerson | string {
  const person = findPerson(book, documentOf(row));
  if (person === 'several') return messages.severalPeople(row);
  return person ?? (row.document === '' ? messages.noUnit(row) : messages.noPerson(row));
}
