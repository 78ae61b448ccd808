import { inTurn } from '../../kernel/concurrency/inTurn.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { clockUid } from '../../kernel/platform/clockUid.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { closeQuestions } from '../../polls/closing/closeQuestions.ts';
import { reachLine } from '../../polls/closing/reachLine.ts';
import { readAwaitedDesks } from '../cockpit/readAwaitedDesks.ts';
import { type DueQuestions, findDueQuestions } from './findDueQuestions.ts';
import type { OpenQuestions } from './findOpenQuestions.ts';

/** The most that one call takes; the next one goes on from there. */
const closingsAtOnce = 50;

/**
 * Closes what is due. The assemblies wait for their lines at the same time, and are counted one after
 * another: a question may have thousands of ballots. Returns how many it closed.
 */
export async function closeDueQuestions(
  now: number,
  found: readonly OpenQuestions[],
): Promise<number> {
  const due = (await findDueQuestions(now, found)).slice(0, closingsAtOnce);
  let closed = 0;
  const close = async (one: DueQuestions) => {
    const asked = { ...one, by: clockUid, now };
    const reached = await reachLine(asked);
    if (!reached.ok) return;
    const done = await inTurn('due questions', () =>
      closeQuestions(asked, questionKeys(), { findAwaited: readAwaitedDesks }),
    );
    if (done.ok) closed += done.value.results.length;
  };
  await Promise.all(due.map((one) => attempt('question not closed in time', () => close(one))));
  return closed;
}
