import { accept, type Outcome, type PointNow, pointNowOf, refuse } from '@asamblea/domain';
import { readPointLeft } from '../../hall/floor/readStop.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { recordStage } from '../sessions/recordStage.ts';
import type { RefreshScreens } from '../sessions/wakeScreens.ts';
import { readAgenda } from './readAgenda.ts';

export interface Treating {
  readonly assemblyId: string;
  /** Null: none is treated any more. */
  readonly pointId: string | null;
  readonly by: string;
  readonly now: number;
}

/**
 * Says which point is treated from now on: every screen follows it. An earlier result leaves the projector to
 * it; an open vote and a blank screen stay. While votes are counted it waits: the projector is still on them,
 * and nothing would take it to the point afterwards. The same again changes nothing.
 */
export async function treatPoint(
  asked: Treating,
  refresh: RefreshScreens,
): Promise<Outcome<{ readonly point: PointNow | null }>> {
  const treated = await treat(asked);
  if (treated.ok) await refresh(asked.assemblyId);
  return treated;
}

function treat({ assemblyId, pointId, by, now }: Treating) {
  return transact<Outcome<{ readonly point: PointNow | null }>>(async (tx) => {
    const read = await readAgenda(tx, assemblyId, now);
    if (!read.ok) return read;
    const { session, points } = read.value;
    const found = points.find((one) => one.pointId === pointId);
    if (pointId !== null && found === undefined) return refuse('point-unknown');
    if (session.state !== 'open') return refuse('session-not-open');
    const point = found === undefined ? null : pointNowOf(found);
    if ((session.point?.pointId ?? null) === pointId) return accept({ point });
    if (await isCounting(tx, assemblyId, session.openQuestionIds)) return refuse('count-under-way');
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const leave = await readPointLeft(tx, { assemblyId, by, now }, assembly, pointId);
    const { mode } = session.stage;
    const isPast = session.openQuestionIds.length === 0 && mode !== 'quorum' && mode !== 'blank';
    const stage = { mode: 'quorum' } as const;
    tx.update(documents.session(assemblyId, session.session), {
      point,
      ...(isPast && pointId !== null ? { stage } : {}),
    });
    applyPlan(tx, { writes: leave });
    recordEvent(tx, assemblyId, {
      kind: 'point-treated',
      by,
      at: now,
      from: 'chair',
      session: session.session,
      ...(pointId === null ? {} : { pointId }),
    });
    if (isPast && pointId !== null) recordStage(tx, { assemblyId, by, now, stage });
    return accept({ point });
  });
}

/** Whether one of them was closed and has no result yet. */
async function isCounting(tx: Transaction, assemblyId: string, questionIds: readonly string[]) {
  const found = await Promise.all(
    questionIds.map((questionId) => tx.get(documents.question(assemblyId, questionId))),
  );
  return found.some((one) => {
    const state = one.data()?.state;
    return state === 'closing' || state === 'counting';
  });
}
