import { projectRoot } from './process/projectRoot.ts';
import { runStep } from './process/runStep.ts';
import { say } from './process/say.ts';
import { StackProblem } from './process/stackProblem.ts';

/**
 * Puts the demonstration assembly in place if it is not there; browser tests also need one without a roster. An
 * export for `--import` would grow old with each version of the data, and holds no keys and no files.
 */
export async function runSeed(request: {
  readonly environment: NodeJS.ProcessEnv;
  readonly withTestAssembly: boolean;
  readonly stop: AbortSignal;
}): Promise<void> {
  const { environment, stop } = request;
  const extra = request.withTestAssembly ? ['--with-test-assembly'] : [];
  const result = await runStep({
    name: request.withTestAssembly ? 'seed-test' : 'seed-start',
    command: [process.execPath, 'scripts/seed.ts', ...extra],
    cwd: projectRoot,
    environment,
    stop,
  });
  const output = result.output.trim();
  if (!result.isOk) throw new StackProblem(`No se pudo sembrar la asamblea «demo».\n${output}`);
  if (output !== '') say(output);
}
