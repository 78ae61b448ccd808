import type { StampOfThen } from '@asamblea/domain';
import { documents } from '../database/documents.ts';

/** Of so many of the latest seals, some authority will have answered one. */
const looked = 10;

/** The latest stamp that an authority gave to the record, for a paper; empty where there is none. */
export async function readLatestStamp(
  assemblyId: string,
): Promise<{ readonly timeStamp?: StampOfThen }> {
  const latest = documents.timeStamps(assemblyId).orderBy('block', 'desc').limit(looked);
  for (const one of (await latest.get()).docs) {
    const stamp = one.data();
    if (stamp.state !== 'given') continue;
    const { block, at, signer } = stamp;
    return { timeStamp: { block, at, signer } };
  }
  return {};
}
