import { endOfMillisecond, projections } from '@asamblea/domain';
import type { QueryDocumentSnapshot } from '../../kernel/database/firestore.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import type { Tick } from './liveDocuments.ts';
import { liveDocuments } from './liveDocuments.ts';
import { project, type Refreshing } from './project.ts';

/** An owner that has not finished by then is gone. */
const ownerGraceMillis = 5_000;
const atOnce = 50;

/** Takes up the refreshes whose owner vanished, and clears their ticks. Returns how many. */
export async function sweepTicks(now: number, refreshing: Refreshing): Promise<number> {
  const abandoned = await liveDocuments
    .everyTick()
    .where('endsAt', '<', now - ownerGraceMillis)
    .limit(atOnce)
    .get();
  let healed = 0;
  for (const tick of abandoned.docs) {
    if (await attempt('tick not healed', () => heal(tick, refreshing))) healed += 1;
  }
  return healed;
}

async function heal(tick: QueryDocumentSnapshot<Tick>, refreshing: Refreshing): Promise<void> {
  const projection = projections.find((name) => tick.id.startsWith(`${name}_`));
  const assemblyId = tick.ref.parent.parent?.id;
  if (projection !== undefined && assemblyId !== undefined) {
    const { owner, endsAt } = tick.data();
    await project(
      projection,
      // The latest a change of that tick can have been committed.
      { assemblyId, eventId: owner, at: endOfMillisecond(endsAt - 1) },
      refreshing,
    );
  }
  await tick.ref.delete();
}
