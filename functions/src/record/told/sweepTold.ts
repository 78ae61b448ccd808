import { attempt } from '../../kernel/platform/reportProblem.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { tellOwners } from './tellOwners.ts';

/** The most that one call takes; the next one goes on from there. */
const atOnce = 5;
/** In milliseconds: the sender is still at it. */
const patience = 60_000;

/** Goes on with communications of minutes that were cut after they were written down. Returns how many. */
export async function sweepTold(now: number): Promise<number> {
  const due = await actaDocuments
    .everyVersion()
    .where('telling.dueAt', '<=', now - patience)
    .limit(atOnce)
    .get();
  let done = 0;
  for (const found of due.docs) {
    const assemblyId = found.ref.parent.parent?.parent.parent?.id;
    const version = found.data();
    const { telling } = version;
    if (assemblyId === undefined || !telling) continue;
    const work = () => tellOwners(assemblyId, version, { ...telling, now });
    if (await attempt('minutes not told', work)) done += 1;
  }
  return done;
}
