import { join } from 'node:path';
import { projectRoot } from '../../../scripts/stack/process/projectRoot.ts';
import { runStep } from '../../../scripts/stack/process/runStep.ts';
import { StackProblem } from '../../../scripts/stack/process/stackProblem.ts';

/** Builds the functions as they are deployed, in a folder of the bench's own. Answers it. */
export async function buildBundle(stop: AbortSignal): Promise<string> {
  const folder = join(projectRoot, 'functions', 'dist-bench');
  const result = await runStep({
    name: 'bench-build',
    command: [process.execPath, 'functions/build.ts', '--out', folder],
    cwd: projectRoot,
    environment: process.env,
    stop,
  });
  if (!result.isOk)
    throw new StackProblem(`No se pudieron construir las funciones.\n${result.output}`);
  return folder;
}
