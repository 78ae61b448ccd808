import { projectRoot } from '../stack/projectRoot.ts';
import { runStep } from '../stack/runStep.ts';
import { reportStep } from './reportStep.ts';
import { emptyTally, type Tally } from './tally.ts';

/** A command that only passes or fails, such as the linter. */
export async function runCheck(request: {
  readonly title: string;
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly environment?: NodeJS.ProcessEnv;
  readonly stop: AbortSignal;
}): Promise<Tally> {
  const { name, command, environment = process.env, stop } = request;
  const result = await runStep({ name, command, cwd: projectRoot, environment, stop });
  reportStep({ title: request.title, ...result });
  const parts = [{ name: request.title, milliseconds: result.milliseconds }];
  return { ...emptyTally, failed: result.isOk ? 0 : 1, parts };
}
