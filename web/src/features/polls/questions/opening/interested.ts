import type { Attendance, NamedAsked, NamedSetKind, Unit } from '@asamblea/domain';
import { nomineesOf } from './nominees.ts';

/** Somebody who may be named: a person, or a unit with its owners. */
export interface Nameable {
  readonly key: string;
  readonly name: string;
  /** The further text that finds them: their units, or the owners of the unit. */
  readonly unit: string;
  readonly who: { readonly personId: string } | { readonly unitId: string };
}

export interface Interested extends Nameable {
  /** Why they are apart. */
  readonly set: NamedSetKind;
  readonly reason: string;
}

type Row = Pick<Unit, 'unitId' | 'label' | 'ownerIds' | 'ownerNames' | 'inArrears'>;
type Seat = Pick<Attendance, 'personId' | 'personName' | 'label' | 'present'>;

/** The people of the roster and of the hall, and after them each unit. */
export function interestedOf(
  units: readonly Row[],
  attendance: readonly Seat[],
): readonly Nameable[] {
  const people = nomineesOf(units, attendance).map(
    ({ personId, name, unit }): Nameable => ({
      ...{ key: `person/${personId}`, name, unit, who: { personId } },
    }),
  );
  const owned = units.map(
    ({ unitId, label, ownerNames }): Nameable => ({
      key: `unit/${unitId}`,
      name: `Unidad ${label}`,
      unit: ownerNames.join(' y '),
      who: { unitId },
    }),
  );
  return [...people, ...owned];
}

/** Whether it has the reason that they read. */
export function isReasoned({ reason }: Interested): boolean {
  const { length } = reason.trim();
  return length >= 3 && length <= 200;
}

/** The named people as they are sent, for one question. */
export function namedAsked(questionId: string, named: readonly Interested[]): NamedAsked[] {
  return named.map(({ who, set, reason }) => ({ questionId, set, reason, ...who }));
}
