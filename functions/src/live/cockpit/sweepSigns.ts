import { signKeptMillis } from '@asamblea/domain';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { liveDocuments } from '../projections/liveDocuments.ts';

const atOnce = 50;

/** Deletes what servers heard so long ago that nobody is told of it. Returns how many documents. */
export async function sweepSigns(now: number): Promise<number> {
  const oldest = now - 2 * signKeptMillis('projector');
  const old = await liveDocuments.everySigns().where('at', '<', oldest).limit(atOnce).get();
  let swept = 0;
  for (const found of old.docs) {
    // One that was written meanwhile stays.
    const clear = () => found.ref.delete({ lastUpdateTime: found.updateTime });
    if (await attempt('signs not cleared', clear)) swept += 1;
  }
  return swept;
}
