import { votingDoorCapacities } from '../../kernel/events/doorCapacity.ts';
import type { Weight } from '../../kernel/weights/weight.ts';

/** The capacities that the roster or a proxy gives; the others were stated at the door. */
export const rosterCapacities = ['owner', 'proxy'] as const;
export type RosterCapacity = (typeof rosterCapacities)[number];
export const capacities = [...rosterCapacities, ...votingDoorCapacities] as const;
export type Capacity = (typeof capacities)[number];

/** `paper`: they signed the contingency sheet, which was entered later. */
export const attendanceModes = ['hall', 'online', 'paper'] as const;
export type AttendanceMode = (typeof attendanceModes)[number];

/**
 * The present holder of a unit: `attendance/{unitId}`. Weight and label are those of the roster when it was
 * accredited, so that a vote reads this and nothing else. A unit that left keeps its last holder.
 */
export interface Attendance {
  readonly unitId: string;
  readonly label: string;
  readonly group: string;
  readonly order: number;
  readonly weight: Weight;
  /** Units with an identical set of owners share it. */
  readonly headId: string;
  /** Whether the unit owes; absent in what came in before the counters of heads. */
  readonly inArrears?: boolean;
  readonly personId: string;
  readonly personName: string;
  /** The owner represented, when the holder is an attorney. */
  readonly ownerName: string;
  readonly capacity: Capacity;
  /** Of an attorney who represents by law, as the organ of a legal person does: it is as if the owner came. */
  readonly byLaw?: true;
  readonly channel: AttendanceMode;
  readonly present: boolean;
  /** Milliseconds by the server's clock of the last entry or exit. */
  readonly since: number;
  /** The hour beside the signature, of those who came in on paper. */
  readonly writtenAt?: number;
  /** The person at the desk, for the other desks to know whom to ask; absent when it was not at a desk. */
  readonly deskName?: string;
}

/** Whether the holder of a unit came under a proxy that somebody gave. */
export function isByProxy({ capacity, byLaw }: Partial<Pick<Attendance, 'capacity' | 'byLaw'>>) {
  return capacity === 'proxy' && byLaw !== true;
}
