import { eventAt, type Plan, type Seen, setSeenAt, type Write } from '../../kernel/plans/plan.ts';
import type { Doing } from '../../people/proxyDecisions/proxyWrites.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { decideLeave } from '../../people/seats/decideLeave.ts';
import type { SeatChange } from '../../people/seats/headPresence.ts';
import type { Desk } from '../../people/seats/sayHolder.ts';
import { headWrites, type SeatPlaces } from '../../people/seats/seatWrites.ts';
import { type AttendanceAnswer, type LeaveRequest, writtenOf } from './attendanceRequests.ts';
import { refusedUnit } from './refusedUnit.ts';

/** Units that leave, and the person who lets them out. */
export interface Leaving extends Doing {
  readonly request: LeaveRequest;
  /** Absent where nobody stands at a desk. */
  readonly desk?: Desk | undefined;
  /** Of a silence: when they were last heard from. */
  readonly unseenSince?: number | undefined;
}

/** Lets units out of the session, each with its own answer. Votes they cast stand. */
export function planLeaving(
  places: SeatPlaces,
  { by, from, now, request, desk, unseenSince }: Leaving,
  seats: readonly { readonly unitId: string; readonly seen: Seen<Attendance> }[],
): Plan<readonly AttendanceAnswer[]> {
  const { assemblyId, session } = places;
  const changes: SeatChange[] = [];
  const writes: Write[] = [];
  const answer = seats.map(({ unitId, seen }): AttendanceAnswer => {
    const before = seen.value ?? null;
    const decision = decideLeave(before, now, { personId: request.personId, desk });
    if (!decision.ok) return refusedUnit(unitId, decision.refusal);
    if (!decision.value.changed) return { unitId, status: 'unchanged' };
    const after = decision.value.attendance;
    changes.push({ before, after });
    writes.push(
      setSeenAt(places.seat(unitId), seen, after),
      eventAt(assemblyId, {
        ...{ kind: 'unit-left', by, at: now, from, session, unitId, personId: after.personId },
        ...writtenOf(request, now),
        ...(unseenSince === undefined ? {} : { unseenSince }),
      }),
    );
    return { unitId, status: 'done' };
  });
  return { answer, writes: [...writes, ...headWrites(places, changes)] };
}
