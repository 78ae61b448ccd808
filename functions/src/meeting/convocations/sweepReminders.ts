import { derivedId } from '../../kernel/platform/derivedId.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { remindPeople } from './remindPeople.ts';

/** The most that one call takes; the next one goes on from there. */
const atOnce = 5;

/** Reminds of the meetings whose day for it came. A notice too late to remind about is let go. */
export async function sweepReminders(now: number): Promise<number> {
  const due = await meetingDocuments
    .everyConvocation()
    .where('remindDueAt', '<=', now)
    .limit(atOnce)
    .get();
  let done = 0;
  for (const found of due.docs) {
    const assemblyId = found.ref.parent.parent?.id;
    if (assemblyId === undefined) continue;
    const { convocationId, by } = found.data();
    const requestId = derivedId('by-itself', convocationId);
    const work = async () => {
      await remindPeople({ assemblyId, convocationId, requestId, by, now });
      await found.ref.update({ remindDueAt: null });
    };
    if (await attempt('people not reminded', work)) done += 1;
  }
  return done;
}
