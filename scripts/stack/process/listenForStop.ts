import { readFileSync } from 'node:fs';
import { say } from './say.ts';

/**
 * Raised by Ctrl-C, SIGTERM or SIGHUP. npm passes on the first two but dies of the third without a word,
 * so under npm the disappearance of the parents counts as a request too.
 */
export function listenForStop(): AbortSignal {
  const controller = new AbortController();
  let lastRequest = 0;
  const request = () => {
    const isRepeated = controller.signal.aborted && performance.now() - lastRequest > 1_000;
    lastRequest = performance.now();
    if (!controller.signal.aborted) {
      say('\nDeteniendo todo…');
      controller.abort();
    } else if (isRepeated) {
      say('Ya se está deteniendo: en unos segundos termina.');
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  if (process.env.npm_lifecycle_event !== undefined) watchParents(controller.signal, request);
  return controller.signal;
}

function watchParents(stopped: AbortSignal, request: () => void): void {
  const parent = process.ppid;
  // Some shells stay between npm and the launcher; then npm is one step further up.
  const grandparent = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    const hasNpmGone =
      process.ppid !== parent || (grandparent !== undefined && parentOf(parent) !== grandparent);
    if (hasNpmGone) request();
  }, 500);
  timer.unref();
  stopped.addEventListener('abort', () => clearInterval(timer));
}

function isShell(id: number): boolean {
  return /^(?:sh|dash|bash)$/.test(readProc(id, 'comm').trim());
}

function parentOf(id: number): number | undefined {
  const afterName = readProc(id, 'stat').split(') ').at(-1);
  const parent = Number(afterName?.split(' ')[1]);
  return Number.isInteger(parent) ? parent : undefined;
}

/** Empty where there is no such process, and on systems without /proc. */
function readProc(id: number, file: 'comm' | 'stat'): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
