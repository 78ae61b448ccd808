import type { Attendance, Capacity, Unit } from '@asamblea/domain';
import type { DeskIndex, DeskPerson } from './deskIndex.ts';

export type HoldingState =
  | { readonly kind: 'absent'; readonly leftAt: number | null }
  | { readonly kind: 'present'; readonly since: number }
  | { readonly kind: 'held'; readonly by: string; readonly since: number };

/** A unit that a person may hold, and where it stands now. */
export interface DeskHolding {
  readonly unit: Unit;
  readonly capacity: Capacity;
  /** An attorney other than this person, under an accepted proxy. */
  readonly attorney: string | null;
  readonly state: HoldingState;
}

export type AttendanceByUnit = ReadonlyMap<string, Attendance>;

/** All units of a person, owned first, each with its state as of the last attendance received. */
export function holdingsOf(
  person: DeskPerson,
  index: DeskIndex,
  attendance: AttendanceByUnit,
): readonly DeskHolding[] {
  const one = (unit: Unit, capacity: Capacity): DeskHolding => ({
    unit,
    capacity,
    attorney: capacity === 'owner' ? otherAttorney(person, index, unit) : null,
    state: stateOf(person, attendance.get(unit.unitId)),
  });
  return [
    ...person.owned.map((unit) => one(unit, 'owner')),
    ...person.represented.map((unit) => one(unit, 'proxy')),
  ];
}

function otherAttorney(person: DeskPerson, index: DeskIndex, unit: Unit): string | null {
  const attorney = index.attorneyOf.get(unit.unitId);
  return attorney === undefined || attorney === person.name ? null : attorney;
}

function stateOf(person: DeskPerson, held: Attendance | undefined): HoldingState {
  if (held === undefined) return { kind: 'absent', leftAt: null };
  if (!held.present) return { kind: 'absent', leftAt: held.since };
  return held.personId === person.personId
    ? { kind: 'present', since: held.since }
    : { kind: 'held', by: held.personName, since: held.since };
}
