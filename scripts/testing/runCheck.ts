import { projectRoot } from '../stack/process/projectRoot.ts';
import { runStep } from '../stack/process/runStep.ts';
import type { CheckStep } from './checkSteps.ts';
import { reportStep } from './reportStep.ts';
import { addTallies, emptyTally, type Tally } from './tally.ts';

async function runCheck(step: CheckStep, stop: AbortSignal): Promise<Tally> {
  const { title, name, command, environment = process.env } = step;
  const result = await runStep({ name, command, cwd: projectRoot, environment, stop });
  reportStep({ title, ...result });
  const parts = [{ name: title, milliseconds: result.milliseconds }];
  return { ...emptyTally, failed: result.isOk ? 0 : 1, parts };
}

/** All of them, so many at once. The output of a step is told when it ends, never among that of another. */
export async function runChecks(
  steps: readonly CheckStep[],
  atOnce: number,
  stop: AbortSignal,
): Promise<Tally> {
  const waiting = steps.values();
  const takeAll = async () => {
    const tallies: Tally[] = [];
    for (const step of waiting) tallies.push(await runCheck(step, stop));
    return addTallies(tallies);
  };
  // Each ends what it started, so all must end before a failure of one goes on.
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, takeAll));
  return addTallies(
    outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    }),
  );
}
