import { accept, lapsesOnline, type Outcome, type PresenceAnswer } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readOpenHall } from '../attendance/hallFrame.ts';
import { readLeaving } from '../attendance/leave.ts';
import type { OnlinePerson } from './enterOnline.ts';

/** Goodbye: their online units leave at once. Votes that they cast stand. */
export function leaveOnline(asked: OnlinePerson): Promise<Outcome<PresenceAnswer>> {
  const { assemblyId, personId } = asked;
  return transact(async (tx) => {
    const hall = await readOpenHall(tx, assemblyId);
    if (!hall.ok) return hall;
    const { activeSession } = hall.value.assembly;
    const attendance = peopleDocuments.attendance(assemblyId, activeSession);
    const reference = hallDocuments.presence(assemblyId, activeSession, personId);
    const [mine, presence] = await Promise.all([
      tx.get(attendance.where('personId', '==', personId)),
      tx.get(reference),
    ]);
    const unitIds = mine.docs
      .map((unit) => unit.data())
      .filter(lapsesOnline)
      .map(({ unitId }) => unitId);
    const open = { ...hall.value, desk: undefined };
    const request = { unitIds, personId };
    applyPlan(tx, await readLeaving({ ...asked, open, request, from: 'phone' }));
    if (presence.data() !== undefined)
      tx.update(reference, { dueAt: null, hasLapsed: false, devices: [] });
    return accept({ attends: false });
  });
}
