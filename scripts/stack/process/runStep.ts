import { logFile, readLog } from './logFile.ts';
import { startTree } from './startTree.ts';

export type StepResult = {
  readonly isOk: boolean;
  readonly output: string;
  readonly milliseconds: number;
};

/** Runs a command to its end, or ends it with all its descendants when `stop` is raised. */
export async function runStep(request: {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly stop: AbortSignal;
}): Promise<StepResult> {
  request.stop.throwIfAborted();
  const startedAt = performance.now();
  const log = logFile(request.name);
  const tree = startTree({ ...request, log });
  const stopped = new Promise<'stopped'>((resolve) => {
    request.stop.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
  const outcome = await Promise.race([tree.exited, stopped]);
  // Also after a normal end: nothing that the command left behind may outlive it.
  await tree.destroy();
  request.stop.throwIfAborted();
  return {
    isOk: outcome === 0,
    output: readLog(log),
    milliseconds: performance.now() - startedAt,
  };
}
