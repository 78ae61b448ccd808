import { answers } from '../../../scripts/stack/ports/isPortFree.ts';
import { logFile, logTail } from '../../../scripts/stack/process/logFile.ts';
import { projectRoot } from '../../../scripts/stack/process/projectRoot.ts';
import { StackProblem } from '../../../scripts/stack/process/stackProblem.ts';
import { startTree } from '../../../scripts/stack/process/startTree.ts';
import { waitUntil } from '../../../scripts/stack/process/waitUntil.ts';
import type { Ending } from '../../../scripts/testing/closeAtEnd.ts';

export interface ProcessRequest {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string>>;
  /** The port; the process is up when it answers here. */
  readonly port: number;
  readonly ending: Ending;
  readonly stop: AbortSignal;
}

export interface Running {
  readonly name: string;
  readonly pid: number;
  /** Rejects if it ends by itself. */
  readonly died: Promise<never>;
}

const patienceMs = 60_000;

export async function startProcess(request: ProcessRequest): Promise<Running> {
  const { name, command, port, ending, stop } = request;
  const log = logFile(`bench-${name}`);
  const tree = ending.open(
    () =>
      startTree({
        command,
        cwd: projectRoot,
        environment: { ...process.env, ...request.environment },
        log,
      }),
    (made) => made.destroy(),
  );
  const died = tree.exited.then(() => {
    throw new StackProblem(`Se cerró «${name}». ${logTail(log)}`);
  });
  const isUp = waitUntil(() => answers('127.0.0.1', port), { timeoutMs: patienceMs, stop });
  if (!(await Promise.race([isUp, died]))) {
    stop.throwIfAborted();
    throw new StackProblem(`«${name}» no arrancó. ${logTail(log)}`);
  }
  return { name, pid: tree.pid ?? 0, died };
}
