import type { Attendance, Capacity, DoorState, Foreseen, Unit } from '@asamblea/domain';
import type { DeskIndex, DeskPerson } from './deskIndex.ts';

/** The work of the other desks, or of this one, on a unit; `desk` is null where nobody stood at one. */
interface Registered {
  readonly since: number;
  readonly desk: string | null;
}

type HoldingState =
  | { readonly kind: 'absent'; readonly leftAt: number | null }
  | ({ readonly kind: 'present' } & Registered)
  | ({ readonly kind: 'held'; readonly by: string; readonly byId: string } & Registered);

/** A unit that a person may hold, and where it stands now. */
export interface DeskHolding {
  readonly unit: Unit;
  readonly capacity: Capacity;
  /** For a capacity stated at the door: whether the chair confirmed it. */
  readonly doorState?: DoorState;
  /** An attorney other than this person, under an accepted proxy. */
  readonly attorney: string | null;
  readonly state: HoldingState;
  /** The state is what this desk did, and the server has not answered yet. */
  readonly isPending: boolean;
}

/** Another votes for it under an accepted proxy, and its owner has not attended instead. */
export function isRepresented({ attorney, state }: DeskHolding): boolean {
  return attorney !== null && state.kind !== 'present';
}

/** Everything that is present or was, as the desk sees it. */
export interface DeskView {
  readonly index: DeskIndex;
  readonly hall: Foreseen;
}

/** All units of a person, owned first and those stated at the door last, each with its state. */
export function holdingsOf(person: DeskPerson, { index, hall }: DeskView): readonly DeskHolding[] {
  const one = (unit: Unit, capacity: Capacity): DeskHolding => ({
    unit,
    capacity,
    attorney: capacity === 'owner' ? otherAttorney(person, index, unit) : null,
    state: stateOf(person, hall.attendance.get(unit.unitId)),
    isPending: hall.pending.has(unit.unitId),
  });
  return [
    ...person.owned.map((unit) => one(unit, 'owner')),
    ...person.represented.map((unit) => one(unit, 'proxy')),
    ...person.linked.map(({ unit, capacity, state }) => ({
      ...one(unit, capacity),
      doorState: state,
    })),
  ];
}

function otherAttorney(person: DeskPerson, index: DeskIndex, unit: Unit): string | null {
  const attorney = index.attorneyOf.get(unit.unitId);
  return attorney === undefined || attorney === person.name ? null : attorney;
}

function stateOf(person: DeskPerson, held: Attendance | undefined): HoldingState {
  if (held === undefined) return { kind: 'absent', leftAt: null };
  const { since, personId, personName, present } = held;
  if (!present) return { kind: 'absent', leftAt: since };
  const registered = { since, desk: held.deskName ?? null };
  return personId === person.personId
    ? { kind: 'present', ...registered }
    : { kind: 'held', by: personName, byId: personId, ...registered };
}
