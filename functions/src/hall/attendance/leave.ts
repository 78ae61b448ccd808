import {
  type Attendance,
  type AttendanceAnswer,
  accept,
  type EventOrigin,
  type LeaveRequest,
  type Plan,
  planLeaving,
  type Seen,
} from '@asamblea/domain';
import { lookAt, unseen } from '../../kernel/database/seen.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { type SessionPlace, seatPlacesOf } from '../../people/seats/seatPlaces.ts';
import { atDesk, type DeskAsker, type DeskResults, type OpenDesk } from './atDesk.ts';

export interface Leaving extends DeskAsker {
  readonly request: LeaveRequest;
}

/** Records that units left the session. Votes they cast stand. */
export function leave(asked: Leaving): Promise<DeskResults> {
  const { assemblyId, request } = asked;
  return atDesk(asked, {
    read: (_tx, { assembly }) =>
      lookAtSeats({ assemblyId, session: assembly.activeSession }, request.unitIds),
    decide: (open, seats) => accept(planLeavingHere({ ...asked, open, from: 'desk' }, seats)),
  });
}

interface LeavingHere extends Leaving {
  readonly open: OpenDesk;
  readonly from: EventOrigin;
  /** Of a silence: when they were last heard from. */
  readonly unseenSince?: number;
}

/** Everything that leaving reads, decides and has written, where the hall is known to be open. */
export async function readLeaving(asked: LeavingHere): Promise<Plan<readonly AttendanceAnswer[]>> {
  const { assemblyId, open, request } = asked;
  const { session } = open.session;
  return planLeavingHere(asked, await lookAtSeats({ assemblyId, session }, request.unitIds));
}

type SeenSeats = readonly { readonly unitId: string; readonly seen: Seen<Attendance> }[];

async function lookAtSeats(
  { assemblyId, session }: SessionPlace,
  unitIds: readonly string[],
): Promise<SeenSeats> {
  const leaving = [...new Set(unitIds)];
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const looks = await lookAt(leaving.map((unitId) => attendance.doc(unitId)));
  return leaving.map((unitId, i) => ({ unitId, seen: looks[i] ?? unseen }));
}

function planLeavingHere(
  { assemblyId, by, now, from, request, open, unseenSince }: LeavingHere,
  seats: SeenSeats,
): Plan<readonly AttendanceAnswer[]> {
  const places = seatPlacesOf({ assemblyId, session: open.session.session });
  return planLeaving(places, { by, now, from, request, desk: open.desk, unseenSince }, seats);
}
