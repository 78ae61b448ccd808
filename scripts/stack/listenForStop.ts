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
  if (process.env['npm_lifecycle_event'] !== undefined) watchParents(controller.signal, request);
  return controller.signal;
}

function watchParents(stopped: AbortSignal, request: () => void): void {
  const parents = launchingParents();
  const timer = setInterval(() => {
    const isOrphan = parents.some((parent, index) => parent.parentNow() !== parent.before || index < 0);
    if (isOrphan) request();
  }, 500);
  timer.unref();
  stopped.addEventListener('abort', () => clearInterval(timer));
}
