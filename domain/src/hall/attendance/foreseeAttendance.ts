import { headIdOf } from '../../people/rosters/heads.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { DeskOperation } from './deskOperation.ts';

export interface Foreseen {
  /** The hall as it will be if the server accepts all that waits. */
  readonly attendance: ReadonlyMap<string, Attendance>;
  /** The units of which that is only foreseen. */
  readonly pending: ReadonlySet<string>;
}

/**
 * The view of the desk while its work waits: each press as if it had been accepted, in order, over the last
 * state from the server. It is never counted in a quorum.
 */
export function foreseeAttendance(
  known: ReadonlyMap<string, Attendance>,
  waiting: readonly DeskOperation[],
  book: {
    readonly unitOf: (unitId: string) => Unit | undefined;
    readonly nameOf: (personId: string) => string;
    readonly now: number;
  },
): Foreseen {
  const attendance = new Map(known);
  const pending = new Set<string>();
  for (const operation of waiting) {
    for (const unitId of operation.unitIds) {
      const next = nextOf(operation, unitId, attendance.get(unitId), book);
      if (next === null) continue;
      attendance.set(unitId, next);
      pending.add(unitId);
    }
  }
  return { attendance, pending };
}

function nextOf(
  operation: DeskOperation,
  unitId: string,
  current: Attendance | undefined,
  { unitOf, nameOf, now }: Parameters<typeof foreseeAttendance>[2],
): Attendance | null {
  if (operation.kind === 'leave') {
    const isTheirs = current?.present === true && current.personId === operation.personId;
    return isTheirs ? { ...current, present: false, since: now } : null;
  }
  const unit = unitOf(unitId);
  if (unit === undefined) return null;
  const takes = operation.kind === 'transfer' || operation.revokesProxies === true;
  if (!takes && current?.present === true) {
    return current.personId === operation.personId ? current : null;
  }
  const { personId, capacity, channel } = operation;
  return {
    unitId,
    label: unit.label,
    group: unit.group,
    order: unit.order,
    weight: unit.weight,
    headId: headIdOf(unit),
    personId,
    personName: nameOf(personId),
    capacity,
    channel,
    inArrears: unit.inArrears,
    ownerName: unit.ownerNames.join(', '),
    present: true,
    since: now,
  };
}
