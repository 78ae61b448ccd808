import { readPlatePayload } from '../../hall/plates/platePayload.ts';
import { plateNumberSchema } from '../../hall/plates/plateRequests.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { BulkRow } from '../../people/lists/readBulkSheet.ts';
import { type BulkBook, type BulkPerson, findPerson } from './bulkBook.ts';
import type { BulkPlateItem } from './bulkRequests.ts';
import { messages, problemAt, type ResolvedRow } from './resolvedRow.ts';

type Handing = ResolvedRow<BulkPlateItem>;

/** Which plate would go to whom: to who holds the unit now, or to the person of the document. */
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
  const said = [unit, document, row.plate].filter((text) => text !== '').join(' · ');
  const place = { row: row.row, said };
  const number = readPlatePayload(row.plate) ?? Number(row.plate || Number.NaN);
  if (!plateNumberSchema.safeParse(number).success) {
    return problemAt(place, 'Escriba el número de la placa, de 1 a 9999.');
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
function personOf({ unit, group, document }: BulkRow, book: BulkBook): BulkPerson | string {
  const found = book.findUnit(unit, group);
  if (found === 'several') return messages.severalUnits;
  if (found !== null && document === '') {
    const held = book.held.get(found.unitId);
    return held?.present === true
      ? { personId: held.personId, name: held.personName }
      : `${found.label} no está acreditada.`;
  }
  const person = findPerson(book, document === '' ? unit : document);
  if (person === 'several') return messages.severalPeople;
  return person ?? (document === '' ? messages.noUnit : messages.noPerson);
}
