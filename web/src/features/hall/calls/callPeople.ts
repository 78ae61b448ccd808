import { nameWords, type SeatBook, type SeatPerson } from '@asamblea/domain';

const foundAtMost = 8;

/** By every word of a name, or by a unit however it is written. */
export function findCallPeople(text: string, book: SeatBook) {
  const words = nameWords(text);
  const unit = book.findUnit(text);
  const ofUnit =
    unit === null || unit === 'several'
      ? []
      : [
          ...unit.ownerIds,
          ...(book.attorneysOf.get(unit.unitId) ?? []).map(({ personId }) => personId),
        ];
  const hasAll = ({ name }: SeatPerson) => {
    const own = nameWords(name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  return book.people
    .filter((person) => ofUnit.includes(person.personId) || (words.length > 0 && hasAll(person)))
    .slice(0, foundAtMost)
    .map((person) => ({ ...person, units: seatLabels(person, book) }));
}

/** The units that somebody owns or represents, to tell two of the same name apart. */
export function seatLabels({ personId }: SeatPerson, { ownedBy, representedBy }: SeatBook) {
  const units = [...(ownedBy.get(personId) ?? []), ...(representedBy.get(personId) ?? [])];
  return [...new Set(units.map(({ label }) => label))];
}
