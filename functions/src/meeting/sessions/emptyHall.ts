import type { AssemblySession } from '@asamblea/domain';
import { readOpenHall } from '../../hall/attendance/hallFrame.ts';
import { readLeaving } from '../../hall/attendance/leave.ts';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** Units in one transaction, and how many of them one call takes on. */
const unitsAtOnce = 100;
const stepsAtMost = 20;
const sessionsAtOnce = 50;
const clockUid = 'clock';

/** Empties the halls whose session will go on another day. Returns how many were emptied. */
export async function sweepHalls(now: number): Promise<number> {
  const due = documents.everySession().where('emptiesAt', '<=', now).limit(sessionsAtOnce);
  let emptied = 0;
  for (const found of (await due.get()).docs) {
    const assemblyId = found.ref.parent.parent?.id ?? '';
    const { session } = found.data();
    const work = async () => {
      if (await emptyHall({ assemblyId, session, now })) emptied += 1;
    };
    await attempt('hall not emptied', work);
  }
  return emptied;
}

/**
 * Lets out everybody who was in the hall when another day began, if the session is still suspended; who
 * has come since stays. Proxies, plates and decisions are not touched. Cut short it goes on the next time.
 * Says whether nobody of the day before is left.
 */
export async function emptyHall(asked: HallOfDay): Promise<boolean> {
  for (let step = 0; step < stepsAtMost; step += 1) {
    const left = await letSomeOut(asked);
    if (left === null) return false;
    if (left === 0) return true;
  }
  return false;
}

interface HallOfDay {
  readonly assemblyId: string;
  readonly session: number;
  readonly now: number;
}

/** How many went out; null where the hall is not to be emptied now. */
function letSomeOut({ assemblyId, session, now }: HallOfDay): Promise<number | null> {
  return transact(async (tx) => {
    const hall = await readOpenHall(tx, assemblyId, session);
    if (!hall.ok || !isDue(hall.value.session, now)) {
      // Over, or going on: nobody is let out any more.
      if (!hall.ok) tx.update(documents.session(assemblyId, session), { emptiesAt: null });
      return null;
    }
    const { emptiesAt = now, call } = hall.value.session;
    const attendance = peopleDocuments.attendance(assemblyId, session);
    const here = attendance.where('present', '==', true).where('since', '<', emptiesAt ?? now);
    const unitIds = (await tx.get(here.limit(unitsAtOnce))).docs.map((unit) => unit.id);
    const open = { ...hall.value, desk: undefined };
    const leaving = { assemblyId, by: clockUid, now, open, request: { unitIds } };
    if (unitIds.length > 0) {
      applyPlan(tx, await readLeaving({ ...leaving, from: 'system' }));
      return unitIds.length;
    }
    tx.update(documents.session(assemblyId, session), { emptiesAt: null });
    recordEvent(tx, assemblyId, {
      kind: 'hall-emptied',
      by: clockUid,
      at: now,
      from: 'system',
      session,
      call,
    });
    return 0;
  });
}

function isDue({ state, emptiesAt = null }: AssemblySession, now: number): boolean {
  return state === 'suspended' && emptiesAt !== null && emptiesAt <= now;
}
