import {
  type AttendanceAnswer,
  accept,
  decideLeave,
  type EventOrigin,
  type LeaveRequest,
  type SeatChange,
  writtenOf,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { lookAt, writeSeen } from '../../kernel/database/seen.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { moveHeads } from '../../people/seats/moveHeads.ts';
import { atDesk, type DeskAsker, type DeskResults, type OpenDesk, refusedUnit } from './atDesk.ts';

export interface Leaving extends DeskAsker {
  readonly request: LeaveRequest;
}

/** Records that units left the session. Votes they cast stand. */
export function leave(asked: Leaving): Promise<DeskResults> {
  return atDesk(asked, async (tx, open) => {
    const save = await readLeaving(tx, { ...asked, open, from: 'desk' });
    return accept({ results: save() });
  });
}

/** Everything that leaving reads; what it returns decides and writes, after every read. */
export async function readLeaving(
  tx: Transaction,
  asked: Leaving & {
    readonly open: OpenDesk;
    readonly from: EventOrigin;
    /** Of a silence: when they were last heard from. */
    readonly unseenSince?: number;
  },
): Promise<() => readonly AttendanceAnswer[]> {
  const { assemblyId, by, request, now, open, from, unseenSince } = asked;
  const { session } = open.session;
  const leaving = [...new Set(request.unitIds)];
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const looks = await lookAt(leaving.map((unitId) => attendance.doc(unitId)));
  return () => {
    const changes: SeatChange[] = [];
    const answers = leaving.map((unitId, i): AttendanceAnswer => {
      const seen = { personId: request.personId, desk: open.desk };
      const before = looks[i]?.value ?? null;
      const decision = decideLeave(before, now, seen);
      if (!decision.ok) return refusedUnit(unitId, decision.refusal);
      if (!decision.value.changed) return { unitId, status: 'unchanged' };
      writeSeen(tx, attendance.doc(unitId), looks[i], decision.value.attendance);
      changes.push({ before, after: decision.value.attendance });
      const { personId } = decision.value.attendance;
      recordEvent(tx, assemblyId, {
        kind: 'unit-left',
        by,
        at: now,
        from,
        session,
        unitId,
        personId,
        ...writtenOf(request, now),
        ...(unseenSince === undefined ? {} : { unseenSince }),
      });
      return { unitId, status: 'done' };
    });
    moveHeads(tx, { assemblyId, session }, changes);
    return answers;
  };
}
