import {
  instantOf,
  type LiveMissing,
  type LiveQuestion,
  liveStageOf,
  paths,
} from '@asamblea/domain';
import { readAsOf, type Timestamp } from '../../kernel/platform/firestore.ts';
import { buildLiveMissing } from './buildLiveMissing.ts';
import { buildLiveQuestion } from './buildLiveQuestion.ts';
import { liveDocuments } from './liveDocuments.ts';
import { readStageState } from './readStageState.ts';
import { replaceOlder } from './replaceOlder.ts';

/**
 * Brings the question on stage up to date, and beside it, from the same reading, what the public may
 * see of each unit. The question goes last, with the stage that it is on: while it is old, whoever was interrupted is resumed.
 */
export async function refreshStage(
  assemblyId: string,
  cot: string,
  readTime: Timestamp,
): Promise<void> {
  const asOf = instantOf({ seconds: readTime.seconds, nanoseconds: readTime.nanoseconds });
  const { before, state } = await readAsOf(readTime, async (tx) => {
    const shown = (await tx.get(liveDocuments.liveMissing(cot))).data() ?? null;
    return { before: shown, state: await readStageState(tx, assemblyId, shown) };
  });
  if (state === null) return;
  const next = buildLiveMissing(state, asOf, before);
  if (!saysTheSame(before, next)) {
    await replaceOlder<LiveMissing>(paths.live(cot, 'missing'), asOf, (previous) =>
      buildLiveMissing(state, asOf, previous),
    );
  }
  await replaceOlder<LiveQuestion>(
    paths.live(cot, 'question'),
    asOf,
    () => buildLiveQuestion(state, asOf),
    { path: paths.live(cot, 'stage'), of: liveStageOf },
  );
}

/**
 * A document that shows nothing is written once for each moment of the stage, so that no refresh of
 * an earlier moment, which may still be on its way, is written over it.
 */
function saysTheSame(before: LiveMissing | null, next: LiveMissing): boolean {
  if (before === null || before.shown !== null || next.shown !== null) return false;
  return before.state === next.state && JSON.stringify(before.stage) === JSON.stringify(next.stage);
}
