import { attempt } from '../../kernel/platform/reportProblem.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { queueConvocation } from './queueConvocation.ts';

/** The most that one call takes; the next one goes on from there. */
const atOnce = 5;
/** The sender is still at it. */
const patience = 60_000;

/** Queues the mails of notices whose sending was cut after they were frozen. Returns how many notices. */
export async function sweepConvocations(now: number): Promise<number> {
  const due = await meetingDocuments
    .everyConvocation()
    .where('queueDueAt', '<=', now - patience)
    .limit(atOnce)
    .get();
  let done = 0;
  for (const found of due.docs) {
    const assemblyId = found.ref.parent.parent?.id;
    if (assemblyId === undefined) continue;
    const work = async () => {
      await queueConvocation(assemblyId, found.data(), now);
    };
    if (await attempt('mails of a notice not queued', work)) done += 1;
  }
  return done;
}
