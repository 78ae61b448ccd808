import { type DoorCapacity, doorCapacityNames } from '../../kernel/events/doorCapacity.ts';
import type { Capacity } from '../../people/seats/attendance.ts';
import type { DoorPerson, DoorState } from '../../people/seats/doorPerson.ts';

/** The capacity in which somebody answers for a unit, in one or a few words. */
export const capacityNames: Readonly<Record<Capacity | DoorCapacity, string>> = {
  owner: 'Propietario',
  proxy: 'Apoderado',
  ...doorCapacityNames,
};

/** The words for the state of an added person, beside their capacity; none for a confirmed one. */
const doorStateNames: Readonly<Record<DoorState, string>> = {
  provisional: 'provisional',
  confirmed: '',
  refused: 'no confirmado por la presidencia',
};

/** `Heredero, provisional`. */
export function sayDoorCapacity({
  capacity,
  state,
}: {
  readonly capacity: Capacity | DoorCapacity;
  readonly state?: DoorState | null | undefined;
}): string {
  const more = state === null || state === undefined ? '' : doorStateNames[state];
  return more === '' ? capacityNames[capacity] : `${capacityNames[capacity]}, ${more}`;
}

/** `Registro civil: se vio el documento.` */
export function sayDoorPaper({ paper }: Pick<DoorPerson, 'paper'>): string {
  return `${paper.name}: ${paper.file === null ? 'se vio el documento' : 'hay una copia'}.`;
}

/** The first in time, who wait the longest, and then by name. */
export function byArrival(
  a: Pick<DoorPerson, 'addedAt' | 'name'>,
  b: Pick<DoorPerson, 'addedAt' | 'name'>,
): number {
  return a.addedAt - b.addedAt || a.name.localeCompare(b.name, 'es');
}
