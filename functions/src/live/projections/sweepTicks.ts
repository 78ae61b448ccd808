import { type Instant, instantOf, projections } from '@asamblea/domain';
import type { QueryDocumentSnapshot } from '../../kernel/platform/firestore.ts';
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
      { assemblyId, eventId: owner, at: lastInstantBefore(endsAt) },
      refreshing,
    );
  }
  await tick.ref.delete();
}

/** The latest a change of that tick can have been committed. */
function lastInstantBefore(millis: number): Instant {
  return instantOf({
    seconds: Math.floor((millis - 1) / 1000),
    nanoseconds: ((millis - 1) % 1000) * 1_000_000 + 999_999,
  });
}
