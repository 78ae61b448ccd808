import type { SeatPerson } from '../../hall/attendance/seatBook.ts';
import { readPlatePayload } from '../../hall/plates/platePayload.ts';
import { plateNumberSchema } from '../../hall/plates/plateRequests.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { type BulkRow, sayBulkCell } from '../../people/lists/readBulkSheet.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { unitsNamed } from '../../people/rosters/unitFinder.ts';
import { unitsInCell } from '../../people/rosters/unitsInCell.ts';
import type { BulkBook } from './bulkBook.ts';
import type { BulkPlateItem } from './bulkRequests.ts';
import { personOfRow } from './personOfRow.ts';
import { messages, problemAt, type ResolvedRow, sayRowPlace } from './resolvedRow.ts';

type Handing = ResolvedRow<BulkPlateItem>;

/** The plate that would go to each person: to the present holder of the unit, or to the person of the document. */
export function resolvePlates(rows: readonly BulkRow[], book: BulkBook): readonly Handing[] {
  const numbers = new Map<number, number>();
  const people = new Map<string, number>();
  return rows.map((row): Handing => {
    const handing = resolveRow(row, book);
    if (handing.item === null) return handing;
    const { number, personId } = handing.item;
    const before = numbers.get(number) ?? people.get(personId);
    if (before === undefined) {
      numbers.set(number, row.row);
      people.set(personId, row.row);
      return handing;
    }
    const message = numbers.has(number)
      ? `La placa ${number} ya está en la fila ${before}.`
      : `${handing.person} ya recibe una placa en la fila ${before}: vale por todas sus unidades.`;
    return { ...handing, item: null, status: 'problem', message };
  });
}

function resolveRow(row: BulkRow, book: BulkBook): Handing {
  const { unit, document } = row;
  const place = sayRowPlace(row, ['unit', 'document', 'plate']);
  const number = numberOf(row.plate);
  if (!plateNumberSchema.safeParse(number).success) {
    const why = row.plate === '' ? 'Falta' : `«${row.plate}» (${sayBulkCell(row, 'plate')}) no es`;
    return problemAt(place, `${why} el número de la placa, de 1 a 9999.`);
  }
  if (unit === '' && document === '') return problemAt(place, messages.empty);
  const person = personOf(row, book);
  if (typeof person === 'string') return problemAt(place, person, { plate: number });
  const held = [...book.held.values()].filter(
    (one) => one.present && one.personId === person.personId,
  );
  const seen = {
    unit: held.map(({ label }) => label).join(', '),
    person: person.name,
    plate: number,
    weight: held.reduce((sum, { weight }) => sum + weight, 0),
  };
  if (held.length === 0) {
    return problemAt(place, `${person.name} no tiene unidades acreditadas.`, seen);
  }
  const plate = book.plates.get(number);
  const carried = book.plateOf.get(person.personId);
  if (plate === undefined) return problemAt(place, `No hay placa ${number}: créela.`, seen);
  if (carried?.number === number) {
    return { ...place, ...seen, status: 'already', message: 'Ya la tiene.', item: null };
  }
  if (plate.state === 'out') {
    return problemAt(place, saying`La placa ${number} la tiene ${plate.personName}.`, seen);
  }
  if (plate.state === 'lost' || plate.state === 'replaced') {
    return problemAt(place, `La placa ${number} se dio por perdida o se cambió.`, seen);
  }
  if (carried !== undefined) {
    return problemAt(place, saying`${person.name} ya tiene la placa ${carried.number}.`, seen);
  }
  const item = { row: row.row, number, personId: person.personId };
  return { ...place, ...seen, status: 'ready', message: '', item };
}

/** The person, or why there is none. */
function personOf(row: BulkRow, book: BulkBook): SeatPerson | string {
  const { unit, group, document } = row;
  if (document === '') {
    const named = unitsNamed(book.findUnit, unit, group);
    if (named !== null) return holderOf(named, book);
    if (book.findUnit(unit, group) === 'several') return messages.severalUnits(row);
    const parts = unitsInCell(unit) ?? [];
    const missing = parts.filter((part) => unitsNamed(book.findUnit, part, group) === null);
    if (missing.length > 0) return messages.noUnit({ ...row, unit: missing.join(', ') });
  }
  return personOfRow(row, book);
}

/** The present holder of all the units of a cell. */
function holderOf(units: readonly Unit[], { held }: BulkBook): SeatPerson | string {
  const holders = new Map<string, SeatPerson>();
  for (const { unitId, label } of units) {
    const { present = false, personId = '', personName = '' } = held.get(unitId) ?? {};
    if (!present) return `${label} no está acreditada.`;
    holders.set(personId, { personId, name: personName });
  }
  const [person, other] = [...holders.values()];
  if (person === undefined || other !== undefined) {
    return saying`Son de ${person?.name ?? ''} y de ${other?.name ?? ''}: la placa es de una sola persona.`;
  }
  return person;
}

/** `12`, `012`, `Placa 12`, `N.º 12`, or the text of a reader; NaN when it is none of them. */
function numberOf(text: string): number {
  const [, digits] =
    /^(?:placa|tarjeta|paleta)?\s*(?:n\s*[.º°]*|no\.?|#)?\s*(\d+)$/iu.exec(text.trim()) ?? [];
  return readPlatePayload(text) ?? Number(digits ?? Number.NaN);
}
