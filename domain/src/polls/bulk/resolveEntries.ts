import { type SeatPerson, unitsToHold } from '../../hall/attendance/seatBook.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { BulkRow } from '../../people/lists/readBulkSheet.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { RosterCapacity } from '../../people/seats/attendance.ts';
import { type BulkBook, documentOf } from './bulkBook.ts';
import type { BulkAccreditItem } from './bulkRequests.ts';
import { personOfRow } from './personOfRow.ts';
import { instantOfHour, readHour } from './readHour.ts';
import {
  messages,
  problemAt,
  type ResolvedRow,
  type RowPlace,
  sayRowPlace,
} from './resolvedRow.ts';
import { rowPerUnit } from './rowPerUnit.ts';

export interface EntrySetting {
  /** The hour of the sheet counts only for those who came in on paper. */
  readonly isPaper: boolean;
  readonly startsAt: number;
  readonly timeZone: string;
  readonly now: number;
}

type Entry = ResolvedRow<BulkAccreditItem>;

/**
 * The future holder of each unit of a sheet. Without a document it is the attorney of the accepted proxy, or
 * else the first owner; with one, that person. A unit said twice is asked once.
 */
export function resolveEntries(
  rows: readonly BulkRow[],
  book: BulkBook,
  setting: EntrySetting,
): readonly Entry[] {
  const asked = new Map<string, Entry>();
  return rowPerUnit(rows, book).flatMap((row) =>
    resolveRow(row, book, setting).map((entry): Entry => {
      const unitId = entry.item?.unitId;
      const before = unitId === undefined ? undefined : asked.get(unitId);
      if (unitId !== undefined && before === undefined) asked.set(unitId, entry);
      if (before === undefined) return entry;
      const isSame = before.item?.personId === entry.item?.personId;
      return {
        ...entry,
        item: null,
        status: isSame ? 'already' : 'problem',
        message: isSame
          ? `Repetida: está en la fila ${before.row}.`
          : saying`En la fila ${before.row} esta unidad es de ${before.person}. Deje una sola.`,
      };
    }),
  );
}

function resolveRow(row: BulkRow, book: BulkBook, setting: EntrySetting): readonly Entry[] {
  const place = sayRowPlace(row, ['unit', 'document', 'hour']);
  if (row.unit === '' && row.document === '') return [problemAt(place, messages.empty)];
  const hour = hourOf(row, setting);
  if (!hour.ok) return [problemAt(place, hour.message)];
  const more = hour.at === null ? {} : { writtenAt: hour.at };
  const entryOf = (unit: Unit, person: SeatPerson, capacity: RosterCapacity): Entry =>
    settle(place, book, { unit, person, capacity, more });

  const unit = book.findUnit(row.unit, row.group);
  if (unit === 'several') return [problemAt(place, messages.severalUnits(row))];
  const document = unit === null ? documentOf(row) : row.document;
  if (document === '') {
    return unit === null
      ? [problemAt(place, messages.noUnit(row))]
      : [byDefault(unit, book, place, entryOf)];
  }
  const person = personOfRow(row, book);
  if (typeof person === 'string') return [problemAt(place, person)];
  if (unit !== null) {
    const capacity = capacityOver(unit, person, book);
    return capacity === null
      ? [
          problemAt(
            place,
            `${person.name} no figura como propietaria de ${unit.label} ni tiene un poder aceptado.`,
            { unit: unit.label, person: person.name, weight: unit.weight },
          ),
        ]
      : [entryOf(unit, person, capacity)];
  }
  return row.unit !== '' && row.document !== ''
    ? [problemAt(place, messages.noUnit(row))]
    : allOf(person, book, place, entryOf);
}

type EntryOf = (unit: Unit, person: SeatPerson, capacity: RosterCapacity) => Entry;

function byDefault(unit: Unit, book: BulkBook, place: RowPlace, entryOf: EntryOf): Entry {
  const known = { unit: unit.label, weight: unit.weight };
  const [attorney, other] = book.attorneysOf.get(unit.unitId) ?? [];
  if (attorney !== undefined && other !== undefined) {
    const message = `Hay poderes a favor de ${attorney.name} y de ${other.name}: escriba el documento de quien asiste.`;
    return problemAt(place, message, known);
  }
  if (attorney !== undefined) return entryOf(unit, attorney, 'proxy');
  const { ownerIds: [personId] = [], ownerNames: [name = ''] = [] } = unit;
  return personId === undefined
    ? problemAt(place, 'Esta unidad no tiene propietario en el padrón ni un poder aceptado.', known)
    : entryOf(unit, { personId, name }, 'owner');
}

/** Everything a person may hold; what somebody else represents stays with them. */
function allOf(
  person: SeatPerson,
  book: BulkBook,
  place: RowPlace,
  entryOf: EntryOf,
): readonly Entry[] {
  const { owner, proxy } = unitsToHold(person.personId, book);
  const entries = [
    ...owner.map((unit) => entryOf(unit, person, 'owner')),
    ...proxy.map((unit) => entryOf(unit, person, 'proxy')),
  ];
  if (entries.length > 0) return entries;
  const message = `${person.name} no tiene unidades que pueda ocupar: las suyas tienen apoderado.`;
  return [problemAt(place, message, { person: person.name })];
}

function capacityOver(unit: Unit, { personId }: SeatPerson, book: BulkBook): RosterCapacity | null {
  if (unit.ownerIds.includes(personId)) return 'owner';
  const attorneys = book.attorneysOf.get(unit.unitId) ?? [];
  return attorneys.some((attorney) => attorney.personId === personId) ? 'proxy' : null;
}

function settle(
  { row, said }: RowPlace,
  book: BulkBook,
  asked: {
    readonly unit: Unit;
    readonly person: SeatPerson;
    readonly capacity: RosterCapacity;
    readonly more: { readonly writtenAt?: number };
  },
): Entry {
  const { unit, person, capacity, more } = asked;
  const { unitId, label, weight } = unit;
  const seen = { row, said, unit: label, weight, person: person.name, plate: null };
  const held = book.held.get(unitId);
  if (held?.present === true) {
    const isTheirs = held.personId === person.personId && held.capacity === capacity;
    const message = isTheirs ? 'Ya está acreditada.' : saying`La tiene ${held.personName}.`;
    return { ...seen, status: isTheirs ? 'already' : 'problem', message, item: null };
  }
  const attorney = (book.attorneysOf.get(unitId) ?? []).find(
    ({ personId }) => personId !== person.personId,
  );
  if (capacity === 'owner' && attorney !== undefined) {
    const message = `La representa ${attorney.name}: si su propietario asiste, regístrelo en la mesa.`;
    return { ...seen, status: 'problem', message, item: null };
  }
  const item = { row, unitId, personId: person.personId, capacity, ...more };
  const message = capacity === 'proxy' ? saying`Con poder de ${unit.ownerNames.join(', ')}.` : '';
  return { ...seen, status: 'ready', message, item };
}

type Hour =
  | { readonly ok: true; readonly at: number | null }
  | { readonly ok: false; readonly message: string };

function hourOf({ hour }: BulkRow, { isPaper, startsAt, timeZone, now }: EntrySetting): Hour {
  if (hour === '' || !isPaper) return { ok: true, at: null };
  const time = readHour(hour);
  if (time === null) {
    return { ok: false, message: `No entendemos la hora «${hour}». Escríbala así: 3:40 p. m.` };
  }
  const at = instantOfHour(time, startsAt, timeZone);
  return at > now
    ? { ok: false, message: `La hora «${hour}» aún no ha llegado. Revísela.` }
    : { ok: true, at };
}
