import { type Attendance, groupBy, nameKey } from '@asamblea/domain';

/** Somebody who is here, with what they hold: found by their name or by a unit. */
export interface HallPerson {
  readonly personId: string;
  readonly name: string;
  readonly units: readonly Attendance[];
}

/** Who is present, by name. */
export function peopleInHall(attendance: readonly Attendance[]): readonly HallPerson[] {
  const present = attendance.filter((unit) => unit.present).sort((a, b) => a.order - b.order);
  return [...groupBy(present, ({ personId }) => personId)]
    .map(([personId, units]) => ({ personId, name: units[0]?.personName ?? '', units }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

const foundAtMost = 12;

/** By any words of the name, or by how a unit or its door begins: `ana ru`, `t1 10`, `102`. */
export function findPeople(people: readonly HallPerson[], text: string): readonly HallPerson[] {
  const asked = nameKey(text);
  if (asked === '') return people.slice(0, foundAtMost);
  const words = asked.split(' ');
  const label = asked.replaceAll(' ', '');
  const isName = (name: string) => {
    const own = nameKey(name).split(' ');
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const exact = people.filter(({ units }) => units.some((unit) => labelKey(unit) === label));
  const others = people.filter(
    (person) =>
      !exact.includes(person) &&
      (isName(person.name) || person.units.some((unit) => beginsWith(unit, asked))),
  );
  return [...exact, ...others].slice(0, foundAtMost);
}

/** Units that are present, by how they begin or by who holds them. */
export function findUnits(units: readonly Attendance[], text: string): readonly Attendance[] {
  const asked = nameKey(text);
  const words = asked.split(' ');
  return units
    .filter((unit) => {
      const own = nameKey(unit.personName).split(' ');
      const isName = words.every((word) => own.some((one) => one.startsWith(word)));
      return asked === '' || beginsWith(unit, asked) || isName;
    })
    .slice(0, foundAtMost);
}

function beginsWith(unit: Attendance, asked: string): boolean {
  const parts = nameKey(unit.label).split(/[^a-z0-9]+/u);
  const label = asked.replaceAll(' ', '');
  return labelKey(unit).startsWith(label) || parts.some((part) => part.startsWith(asked));
}

function labelKey({ label }: Attendance): string {
  return nameKey(label).replaceAll(' ', '');
}
