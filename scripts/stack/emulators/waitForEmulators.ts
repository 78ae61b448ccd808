import { dirname, relative } from 'node:path';
import type { StackPorts } from '../ports/stackPorts.ts';
import { logTail, readLog } from '../process/logFile.ts';
import { projectRoot } from '../process/projectRoot.ts';
import { StackProblem } from '../process/stackProblem.ts';
import { waitUntil } from '../process/waitUntil.ts';
import { listFunctions } from './listFunctions.ts';
import type { ServiceName } from './services.ts';

const readySign = 'All emulators ready!';
const readyTimeoutMs = 180_000;

/**
 * Up means: firebase-tools has loaded everything, the functions are there and Hosting serves. It says that it is
 * ready also without functions that failed to load, and does not wait until Hosting listens.
 */
export async function waitForEmulators(request: {
  readonly exited: Promise<number>;
  readonly ports: StackPorts;
  readonly services: readonly ServiceName[];
  readonly log: string;
  /** The data they were to begin with; it may be the cause that keeps them from starting. */
  readonly savedData?: string | undefined;
  readonly stop: AbortSignal;
}): Promise<void> {
  const { log, ports, services, stop } = request;
  const process = { hasExited: false };
  const noteExit = () => {
    process.hasExited = true;
  };
  request.exited.then(noteExit, noteExit);
  const isReady = () => readLog(log).includes(readySign);
  await waitUntil(() => process.hasExited || isReady(), { timeoutMs: readyTimeoutMs, stop });
  stop.throwIfAborted();
  if (process.hasExited || !isReady()) {
    throw new StackProblem(`Los emuladores no arrancaron. ${logTail(log)}${remedy(request)}`);
  }
  if (services.includes('functions') && (await listFunctions(ports)).length === 0) {
    throw new StackProblem(`Las funciones no se pudieron cargar. ${logTail(log, readySign)}`);
  }
  if (!services.includes('hosting')) return;
  const page = await fetch(`http://127.0.0.1:${ports.hosting}/__/firebase/init.json`);
  if (!page.ok) throw new StackProblem(`La página web no responde. ${logTail(log)}`);
}

function remedy({ savedData }: { readonly savedData?: string | undefined }): string {
  if (savedData === undefined) return '';
  const folder = relative(projectRoot, dirname(savedData));
  return `\nSi la causa son los datos guardados, puede empezar de cero: rm -r ${folder}`;
}
