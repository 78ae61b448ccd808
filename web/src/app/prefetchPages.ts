/** Specification §9: pages are fetched ahead after this, unless the connection is very slow. */
export const prefetchAfterMilliseconds = 1000;

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Very slow, or somebody pays for every byte. */
export function isVerySlow({ effectiveType, saveData }: Connection): boolean {
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}

/**
 * Brings the code of the pages a person may open, one after the other, so that each opens at once
 * even if the network fails later. Returns what stops it. A page that cannot be brought is left for
 * when it is opened.
 */
export function prefetchPages(
  loaders: Iterable<() => Promise<unknown>>,
  connection: Connection = connectionOf(navigator),
): () => void {
  if (isVerySlow(connection)) return () => undefined;
  let wanted = true;
  const timer = setTimeout(async () => {
    for (const load of loaders) {
      if (!wanted) return;
      await load().catch(() => undefined);
    }
  }, prefetchAfterMilliseconds);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

function connectionOf(from: Navigator): Connection {
  return 'connection' in from && typeof from.connection === 'object' ? (from.connection ?? {}) : {};
}
