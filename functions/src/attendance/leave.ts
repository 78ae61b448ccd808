import {
  type AttendanceAnswer,
  accept,
  decideLeave,
  describeRefusal,
  type EventOrigin,
  type LeaveRequest,
  type Outcome,
  refuse,
  takesArrivals,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { type Transaction, transact } from '../platform/firestore.ts';
import type { OpenHall } from './accredit.ts';

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
  const { assemblyId } = asked;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const { activeSession } = assembly;
    const session = (await tx.get(documents.session(assemblyId, activeSession))).data();
    if (!takesArrivals(session)) return refuse('session-not-open');
    const save = await readLeaving(tx, { ...asked, activeSession, from: 'desk' });
    return accept({ results: save() });
  });
}

/** Everything that leaving reads; what it returns decides and writes, after every read. */
export async function readLeaving(
  tx: Transaction,
  asked: Leaving & Pick<OpenHall, 'activeSession'> & { readonly from: EventOrigin },
): Promise<() => readonly AttendanceAnswer[]> {
  const { assemblyId, by, request, now, from, activeSession } = asked;
  const leaving = [...new Set(request.unitIds)];
  const attendance = documents.attendance(assemblyId, activeSession);
  const held = await tx.getAll(...leaving.map((unitId) => attendance.doc(unitId)));
  return () =>
    leaving.map((unitId, i): AttendanceAnswer => {
      const decision = decideLeave(held[i]?.data() ?? null, now);
      if (!decision.ok) {
        return { unitId, status: 'refused', refusal: describeRefusal(decision.refusal) };
      }
      if (!decision.value.changed) return { unitId, status: 'unchanged' };
      tx.set(attendance.doc(unitId), decision.value.attendance);
      recordEvent(tx, assemblyId, {
        ...{ kind: 'unit-left', by, at: now, from, session: activeSession },
        ...{ unitId, personId: decision.value.attendance.personId },
      });
      return { unitId, status: 'done' };
    });
}
