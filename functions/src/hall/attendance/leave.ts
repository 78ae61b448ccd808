import {
  type Attendance,
  type AttendanceAnswer,
  type EventOrigin,
  type LeaveRequest,
  type Plan,
  planLeaving,
  type Seen,
} from '@asamblea/domain';
import { lookAt, unseen } from '../../kernel/database/seen.ts';
import { type SessionPlace, seatPlacesOf } from '../../people/seats/seatPlaces.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { type DeskAsker, type Left, seenAsLeft } from './atDesk.ts';
import type { OpenDesk } from './hallFrame.ts';

export interface AskedLeaving extends DeskAsker {
  readonly request: LeaveRequest;
}

interface LeavingHere extends AskedLeaving {
  readonly open: OpenDesk;
  readonly from: EventOrigin;
  /** Of a silence: when they were last heard from. */
  readonly unseenSince?: number;
}

/** Everything that leaving reads, decides and has written, where the hall is known to be open. */
export async function readLeaving(asked: LeavingHere): Promise<Plan<readonly AttendanceAnswer[]>> {
  const { assemblyId, open, request } = asked;
  const { session } = open.session;
  const [seats = []] = await lookAtSeats({ assemblyId, session }, [request.unitIds]);
  return planLeavingHere(asked, seats);
}

export type SeenSeats = readonly { readonly unitId: string; readonly seen: Seen<Attendance> }[];

/** Of several lists of units, in one trip. */
export async function lookAtSeats(
  { assemblyId, session }: SessionPlace,
  lists: readonly (readonly string[])[],
): Promise<readonly SeenSeats[]> {
  const unitIds = [...new Set(lists.flat())];
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const looks = await lookAt(unitIds.map((unitId) => attendance.doc(unitId)));
  const seenOf = new Map(unitIds.map((unitId, i) => [unitId, looks[i] ?? unseen]));
  return lists.map((list) =>
    [...new Set(list)].map((unitId) => ({ unitId, seen: seenOf.get(unitId) ?? unseen })),
  );
}

/** Records that units left the session. Votes they cast stand. */
export function planLeavingHere(
  { assemblyId, by, now, from, request, open, unseenSince }: LeavingHere,
  seats: SeenSeats,
  left: Left = new Map(),
): Plan<readonly AttendanceAnswer[]> {
  const places = seatPlacesOf({ assemblyId, session: open.session.session });
  const seen = seats.map((one) => ({
    ...one,
    seen: seenAsLeft(left, places.seat(one.unitId), one.seen),
  }));
  return planLeaving(places, { by, now, from, request, desk: open.desk, unseenSince }, seen);
}
