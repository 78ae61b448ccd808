import { isWaiting, onNothingWaits } from '../../ui/feedback/waiting.ts';

/** Specification §9: pages are fetched ahead after this, unless the connection is very slow. */
export const prefetchAfterMilliseconds = 1000;
/** A page of which something never comes is not waited for longer than this. */
const patienceMilliseconds = 60_000;
/** Nor a machine that never rests; where the browser does not tell when it does, this is all that is left to it. */
const restlessMilliseconds = 2_000;
const breathMilliseconds = 50;

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** So slow that what is in sight needs all of it, or somebody pays for every byte. */
export function isVerySlow({ effectiveType, saveData }: Connection): boolean {
  return saveData === true || ['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
}

/**
 * Brings the code of the pages a person may open, one after the other, so that each opens at once
 * even if the network fails later; each only while nothing of the page in sight is on its way and the
 * machine rests. Returns what stops it. A page that cannot be brought is left for when it is opened.
 */
export function prefetchPages(
  loaders: Iterable<() => Promise<unknown>>,
  connection: Connection = connectionOf(navigator),
): () => void {
  if (isVerySlow(connection)) return () => undefined;
  let wanted = true;
  const timer = setTimeout(async () => {
    const until = Date.now() + patienceMilliseconds;
    for (const load of loaders) {
      await pageRests(until);
      if (!wanted) return;
      await load().catch(() => undefined);
    }
  }, prefetchAfterMilliseconds);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

async function pageRests(until: number): Promise<void> {
  do {
    await nothingWaits(until);
    await machineRests();
    // A loaded module may have asked for more.
  } while (isWaiting() && Date.now() < until);
}

function nothingWaits(until: number): Promise<void> {
  return new Promise((resolve) => {
    const left = until - Date.now();
    if (!isWaiting() || left <= 0) return resolve();
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, left);
    const stop = onNothingWaits(end);
  });
}

/** Safari does not tell. */
function machineRests(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback !== 'function') setTimeout(resolve, breathMilliseconds);
    else requestIdleCallback(() => resolve(), { timeout: restlessMilliseconds });
  });
}

function connectionOf(from: Navigator): Connection {
  return 'connection' in from && typeof from.connection === 'object' ? (from.connection ?? {}) : {};
}
