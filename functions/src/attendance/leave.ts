import {
  type AttendanceAnswer,
  accept,
  decideLeave,
  describeRefusal,
  type LeaveRequest,
  type Outcome,
  refuse,
  takesArrivals,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface Leaving {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: LeaveRequest;
  readonly now: number;
}

/** Records that units left the session. Votes they cast stand. */
export function leave(
  asked: Leaving,
): Promise<Outcome<{ readonly results: readonly AttendanceAnswer[] }>> {
  const { assemblyId, by, request, now } = asked;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
    if (!takesArrivals(session)) return refuse('session-not-open');

    const leaving = [...new Set(request.unitIds)];
    const attendance = documents.attendance(assemblyId, assembly.activeSession);
    const held = await tx.getAll(...leaving.map((unitId) => attendance.doc(unitId)));
    const results = leaving.map((unitId, i): AttendanceAnswer => {
      const decision = decideLeave(held[i]?.data() ?? null, now);
      if (!decision.ok) {
        return { unitId, status: 'refused', refusal: describeRefusal(decision.refusal) };
      }
      if (!decision.value.changed) return { unitId, status: 'unchanged' };
      tx.set(attendance.doc(unitId), decision.value.attendance);
      recordEvent(tx, assemblyId, {
        ...{ kind: 'unit-left', by, at: now, from: 'desk', session: assembly.activeSession },
        ...{ unitId, personId: decision.value.attendance.personId },
      });
      return { unitId, status: 'done' };
    });
    return accept({ results });
  });
}
