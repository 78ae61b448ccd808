import type { DoorCapacity } from '../../kernel/events/doorCapacity.ts';
import type { ProxyFile } from '../../kernel/files/proxyFile.ts';

/** `provisional` until the chair says; who is refused holds nothing more by it. */
const doorStates = ['provisional', 'confirmed', 'refused'] as const;
export type DoorState = (typeof doorStates)[number];

/** The document that proves the capacity: the desk had it in hand, or kept its photograph. */
interface DoorPaper {
  /** `Registro civil`. */
  readonly name: string;
  /** Null where it was only seen. */
  readonly file: ProxyFile | null;
}

/**
 * `doorPeople/{doorId}`: somebody whom the roster does not know, added at the door and linked to units
 * by one capacity. It is apart from every roster, so that the next import leaves it as it is.
 */
export interface DoorPerson {
  readonly doorId: string;
  /** The id that a roster or a proxy would give to the same document. */
  readonly personId: string;
  readonly name: string;
  readonly document: string;
  readonly email: string | null;
  readonly capacity: DoorCapacity;
  readonly unitIds: readonly string[];
  /** As the units were called then, in the order of the roster. */
  readonly labels: readonly string[];
  readonly paper: DoorPaper;
  /** The session in which they came. */
  readonly session: number;
  readonly state: DoorState;
  /** The person who added them, as the chair reads it. */
  readonly addedBy: string;
  /** Milliseconds by the server's clock. */
  readonly addedAt: number;
  readonly decision: DoorDecision | null;
}

interface DoorDecision {
  /** The person who decided, as it is read. */
  readonly by: string;
  readonly at: number;
  /** Why not; empty when it was confirmed without more. */
  readonly reason: string;
}

/** Whether the person may still hold units by it. */
export function standsAtDoor({ state }: Pick<DoorPerson, 'state'>): boolean {
  return state !== 'refused';
}

/** The entry at the door that lets a person hold a unit in a capacity; undefined when none does. */
export function doorOver(
  doors: readonly DoorPerson[],
  asked: { readonly personId: string; readonly unitId: string; readonly capacity?: string },
): DoorPerson | undefined {
  return doors.find(
    (door) =>
      standsAtDoor(door) &&
      door.personId === asked.personId &&
      door.unitIds.includes(asked.unitId) &&
      (asked.capacity === undefined || door.capacity === asked.capacity),
  );
}
