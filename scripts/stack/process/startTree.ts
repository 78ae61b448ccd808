import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { findMarked } from './findMarked.ts';
import { StackProblem } from './stackProblem.ts';
import { waitUntil } from './waitUntil.ts';

export type TreeRequest = {
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Everything the tree prints goes to this file, which starts empty. */
  readonly log: string;
};

/** A command with all its descendants, wherever they have gone. */
export type ProcessTree = {
  /** The first process, and the group that all of them are in; undefined when it could not start. */
  readonly pid: number | undefined;
  /** The first process's exit code; 1 when it could not start or a signal ended it. */
  readonly exited: Promise<number>;
  /** Ends everything, politely first. */
  destroy(): Promise<void>;
};

/**
 * The tree leads its own process group: a Ctrl-C in the terminal reaches the launcher alone, which decides the
 * order. firebase-tools puts its database into a group of its own, which outlives it when it is killed.
 */
export function startTree(request: TreeRequest): ProcessTree {
  const markerName = 'ASAMBLEA_PROCESS_TREE';
  const markerValue = randomUUID();
  mkdirSync(dirname(request.log), { recursive: true });
  const log = openSync(request.log, 'w');
  const [program, ...parameters] = request.command;
  const child = spawn(program, parameters, {
    cwd: request.cwd,
    env: { ...request.environment, [markerName]: markerValue },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
  return { pid: child.pid, exited, destroy: () => sweep(`${markerName}=${markerValue}`) };
}

async function sweep(marker: string): Promise<void> {
  const isGone = async () => (await findMarked(marker)).length === 0;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const sent = async () => {
      for (const id of await findMarked(marker)) send(id, signal);
      return isGone();
    };
    if (await waitUntil(sent, { timeoutMs: 5_000 })) return;
  }
  const left = (await findMarked(marker)).join(', ');
  throw new StackProblem(`No se pudieron detener estos procesos: ${left}.`);
}

/** The process may have ended since it was found. */
function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
