import type { BulkRow } from '../../people/lists/readBulkSheet.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { BulkBook } from './bulkBook.ts';
import type { BulkLeaveItem } from './bulkRequests.ts';
import { personOfRow } from './personOfRow.ts';
import {
  messages,
  problemAt,
  type ResolvedRow,
  type RowPlace,
  sayRowPlace,
} from './resolvedRow.ts';
import { rowPerUnit } from './rowPerUnit.ts';

type Exit = ResolvedRow<BulkLeaveItem>;

/** Which units would leave: one by one, or all that a person holds now. */
export function resolveExits(rows: readonly BulkRow[], book: BulkBook): readonly Exit[] {
  const asked = new Map<string, number>();
  return rowPerUnit(rows, book).flatMap((row) =>
    resolveRow(row, book).map((exit): Exit => {
      if (exit.item === null) return exit;
      const before = asked.get(exit.item.unitId);
      if (before === undefined) {
        asked.set(exit.item.unitId, row.row);
        return exit;
      }
      const message = `Repetida: está en la fila ${before}.`;
      return { ...exit, item: null, status: 'already', message };
    }),
  );
}

function resolveRow(row: BulkRow, book: BulkBook): readonly Exit[] {
  const { unit, group, document } = row;
  const place = sayRowPlace(row, ['unit', 'document']);
  if (unit === '' && document === '') return [problemAt(place, messages.empty)];
  const found = book.findUnit(unit, group);
  if (found === 'several') return [problemAt(place, messages.severalUnits(row))];
  if (found !== null) {
    const held = book.held.get(found.unitId);
    if (held?.present === true) return [exitOf(place, held)];
    return [
      {
        ...place,
        unit: found.label,
        weight: found.weight,
        person: '',
        plate: null,
        item: null,
        status: 'already',
        message: 'No está en la sala ni en línea.',
      },
    ];
  }
  const person = personOfRow(row, book);
  if (typeof person === 'string') return [problemAt(place, person)];
  const held = [...book.held.values()]
    .filter((one) => one.present && one.personId === person.personId)
    .sort((a, b) => a.order - b.order);
  return held.length > 0
    ? held.map((one) => exitOf(place, one))
    : [problemAt(place, `${person.name} no tiene unidades acreditadas.`, { person: person.name })];
}

function exitOf({ row, said }: RowPlace, { unitId, label, weight, personName }: Attendance): Exit {
  const seen = { row, said, unit: label, weight, person: personName, plate: null };
  return { ...seen, status: 'ready', message: '', item: { row, unitId } };
}
