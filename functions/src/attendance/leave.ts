import { type AttendanceAnswer, accept, decideLeave, type LeaveRequest } from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { atDesk, type DeskAsker, type DeskResults, refusedUnit } from './atDesk.ts';

export interface Leaving extends DeskAsker {
  readonly request: LeaveRequest;
}

/** Records that units left the session. Votes they cast stand. */
export function leave(asked: Leaving): Promise<DeskResults> {
  const { assemblyId, by, request, now } = asked;
  return atDesk(asked, async (tx, { assembly, desk }) => {
    const session = assembly.activeSession;
    const leaving = [...new Set(request.unitIds)];
    const attendance = documents.attendance(assemblyId, session);
    const held = await tx.getAll(...leaving.map((unitId) => attendance.doc(unitId)));
    const results = leaving.map((unitId, i): AttendanceAnswer => {
      const seen = { personId: request.personId, desk };
      const decision = decideLeave(held[i]?.data() ?? null, now, seen);
      if (!decision.ok) return refusedUnit(unitId, decision.refusal);
      if (!decision.value.changed) return { unitId, status: 'unchanged' };
      tx.set(attendance.doc(unitId), decision.value.attendance);
      const { personId } = decision.value.attendance;
      recordEvent(tx, assemblyId, {
        ...{ kind: 'unit-left', by, at: now, from: 'desk', session, unitId, personId },
      });
      return { unitId, status: 'done' };
    });
    return accept({ results });
  });
}
