import { type Attendance, groupBy, nameKey, type UnitFinder, unitFinder } from '@asamblea/domain';

/** Somebody who is here, with what they hold: found by their name or by a unit. */
export interface HallPerson {
  readonly personId: string;
  readonly name: string;
  readonly units: readonly Attendance[];
}

/** The people present, to be looked up. */
export interface CaptureHall {
  /** By name. */
  readonly people: readonly HallPerson[];
  /** In the order of the roster. */
  readonly units: readonly Attendance[];
  /** A unit as it is typed, in any of the ways to write it. */
  readonly findUnit: UnitFinder<Attendance>;
}

export function captureHall(attendance: readonly Attendance[]): CaptureHall {
  const units = attendance.filter((unit) => unit.present).sort((a, b) => a.order - b.order);
  const people = [...groupBy(units, ({ personId }) => personId)]
    .map(([personId, held]) => ({ personId, name: held[0]?.personName ?? '', units: held }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
  return { people, units, findUnit: unitFinder(units) };
}

const foundAtMost = 12;

/** By a unit however it is written, by any words of the name, or by how a unit or its door begins: `ana ru`, `102`. */
export function findHallPeople(
  { people, findUnit }: CaptureHall,
  text: string,
): readonly HallPerson[] {
  const asked = nameKey(text);
  if (asked === '') return people.slice(0, foundAtMost);
  const named = findUnit(text);
  const label = asked.replaceAll(' ', '');
  const isNamed = (unit: Attendance) => unit === named || labelKey(unit) === label;
  const exact = people.filter(({ units }) => units.some(isNamed));
  const others = people.filter(
    (person) =>
      !exact.includes(person) &&
      (isName(person.name, asked) || person.units.some((unit) => beginsWith(unit, asked))),
  );
  return [...exact, ...others].slice(0, foundAtMost);
}

/** The present units among these: by any spelling, by how they begin or by their holder. */
export function findPresentUnits(
  { findUnit }: Pick<CaptureHall, 'findUnit'>,
  units: readonly Attendance[],
  text: string,
): readonly Attendance[] {
  const asked = nameKey(text);
  const named = asked === '' ? null : findUnit(text);
  const first = units.filter((unit) => unit === named);
  const others = units.filter(
    (unit) =>
      unit !== named && (asked === '' || beginsWith(unit, asked) || isName(unit.personName, asked)),
  );
  return [...first, ...others].slice(0, foundAtMost);
}

function isName(name: string, asked: string): boolean {
  const own = nameKey(name).split(' ');
  return asked.split(' ').every((word) => own.some((one) => one.startsWith(word)));
}

function beginsWith(unit: Attendance, asked: string): boolean {
  const parts = nameKey(unit.label).split(/[^a-z0-9]+/u);
  const label = asked.replaceAll(' ', '');
  return labelKey(unit).startsWith(label) || parts.some((part) => part.startsWith(asked));
}

function labelKey({ label }: Attendance): string {
  return nameKey(label).replaceAll(' ', '');
}
