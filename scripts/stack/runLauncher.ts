import { listenForStop } from './process/listenForStop.ts';
import { say, surviveClosedTerminal } from './process/say.ts';
import { StackProblem } from './process/stackProblem.ts';

/**
 * Runs a command of the stack to its end. Exit code: what `main` answers, `stoppedExitCode` when it was
 * asked to stop before that, 1 after a problem, which is told in one message.
 */
export async function runLauncher(
  main: (stop: AbortSignal) => Promise<number>,
  stoppedExitCode = 0,
): Promise<never> {
  surviveClosedTerminal();
  const stop = listenForStop();
  try {
    process.exit(await main(stop));
  } catch (error) {
    if (stop.aborted && error === stop.reason) process.exit(stoppedExitCode);
    say(describeProblem(error));
    process.exit(1);
  }
}

export function describeProblem(error: unknown): string {
  if (error instanceof StackProblem) return `\n${error.message}`;
  return error instanceof Error ? `\nFalló el lanzador: ${error.stack}` : `\n${error}`;
}
