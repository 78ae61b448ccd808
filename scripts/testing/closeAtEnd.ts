import { say } from '../stack/process/say.ts';

export interface Ending {
  /** Opens something that has to be closed, unless the end has already begun. */
  open<T>(make: () => T, close: (made: T) => Promise<unknown>): T;
}

/** Runs some work and closes all that it opened, last first: at its end, on failure or when `stop` is raised. */
export async function closeAtEnd<T>(
  stop: AbortSignal,
  work: (ending: Ending) => Promise<T>,
): Promise<T> {
  const closers: (() => Promise<unknown>)[] = [];
  let hasEnded = false;
  const ending: Ending = {
    open: (make, close) => {
      stop.throwIfAborted();
      if (hasEnded) throw new Error('Too late to open anything.');
      const made = make();
      closers.push(() => close(made));
      return made;
    },
  };
  try {
    return await Promise.race([work(ending), stopped(stop)]);
  } finally {
    hasEnded = true;
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => say(`Algo no se cerró bien: ${error}`));
    }
  }
}

function stopped(stop: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (stop.aborted) reject(stop.reason);
    stop.addEventListener('abort', () => reject(stop.reason), { once: true });
  });
}
