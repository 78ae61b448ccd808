import { isOverdue, lapsesOnline, type Presence } from '@asamblea/domain';
import { type QueryDocumentSnapshot, transact } from '../../kernel/database/firestore.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { readOpenHall } from '../attendance/atDesk.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readLeaving } from '../attendance/leave.ts';

/** What one call takes on; the next one goes on from there. */
const atOnce = 100;
const clockUid = 'clock';

/** Takes out those who attend online and have not been heard from. Returns how many people. */
export async function sweepPresence(now: number): Promise<number> {
  const due = await hallDocuments.everyPresence().where('dueAt', '<=', now).limit(atOnce).get();
  let lapsed = 0;
  for (const found of due.docs) {
    if (await attempt('silence not noticed', () => lapse(found, now))) lapsed += 1;
  }
  return lapsed;
}

/** Decides again inside: a sign may have come in between. */
async function lapse(found: QueryDocumentSnapshot<Presence>, now: number): Promise<void> {
  const sessionRef = found.ref.parent.parent;
  const assemblyId = sessionRef?.parent.parent?.id;
  if (sessionRef === null || assemblyId === undefined) return;
  await transact(async (tx) => {
    const presence = (await tx.get(found.ref)).data();
    if (presence === undefined || !isOverdue(presence, now)) return;
    const { personId } = presence;
    const hall = await readOpenHall(tx, assemblyId, Number(sessionRef.id));
    // A session that is over stays as it was.
    if (!hall.ok) {
      tx.update(found.ref, { dueAt: null });
      return;
    }
    const attendance = peopleDocuments.attendance(assemblyId, hall.value.session.session);
    const held = (await tx.get(attendance.where('personId', '==', personId))).docs
      .map((unit) => unit.data())
      .filter(lapsesOnline);
    const unitIds = held.map(({ unitId }) => unitId);
    const open = { ...hall.value, desk: undefined };
    const leaving = { assemblyId, by: clockUid, now, open, request: { unitIds, personId } };
    const save =
      unitIds.length === 0
        ? null
        : await readLeaving(tx, { ...leaving, from: 'system', unseenSince: presence.seenAt });
    save?.();
    tx.update(found.ref, { dueAt: null, hasLapsed: unitIds.length > 0 });
  });
}
