import { countedNow, isOverdue, lapsesOnline, type Presence } from '@asamblea/domain';
import { type QueryDocumentSnapshot, transact } from '../../kernel/database/firestore.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { clockUid } from '../../kernel/platform/clockUid.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readOpenHall } from '../attendance/hallFrame.ts';
import { readLeaving } from '../attendance/leave.ts';
import { type HeardElsewhere, noteLook } from './ourSilence.ts';
import { presencePace } from './presencePace.ts';

/** The most that one call takes; the next one goes on from there. */
const atOnce = 100;

/**
 * Takes out those who attend online and have not been heard from, in time in which they could be. Returns how
 * many people.
 */
export async function sweepPresence(
  now: number,
  elsewhere: HeardElsewhere = async () => null,
): Promise<number> {
  const counted = countedNow(presencePace().graceMillis, now, await noteLook(now, elsewhere));
  const due = await hallDocuments.everyPresence().where('dueAt', '<=', counted).limit(atOnce).get();
  let lapsed = 0;
  for (const found of due.docs) {
    const work = () => lapse(found, { now, counted });
    if (await attempt('silence not noticed', work)) lapsed += 1;
  }
  return lapsed;
}

/** Decides again inside: a sign may have come in between. */
async function lapse(
  found: QueryDocumentSnapshot<Presence>,
  { now, counted }: { readonly now: number; readonly counted: number },
): Promise<void> {
  const sessionRef = found.ref.parent.parent;
  const assemblyId = sessionRef?.parent.parent?.id;
  if (sessionRef === null || assemblyId === undefined) return;
  await transact(async (tx) => {
    const presence = (await tx.get(found.ref)).data();
    if (presence === undefined || !isOverdue(presence, counted)) return;
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
    const { seenAt } = presence;
    applyPlan(tx, await readLeaving({ ...leaving, from: 'system', unseenSince: seenAt }));
    tx.update(found.ref, { dueAt: null, hasLapsed: unitIds.length > 0 });
  });
}
