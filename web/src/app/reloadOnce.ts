const storageKey = 'asamblea-reloaded-at';
/** Specification §9: the reload guard's window. */
const guardMilliseconds = 10_000;

/**
 * A deployment removes the files of the page that is open. The page reloads to get the new ones,
 * but never twice within the window: a file that is really missing must not reload for ever.
 */
export function reloadWhenChunksAreGone(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}

function mayReload(now: number): boolean {
  try {
    const before = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (now - before < guardMilliseconds) return false;
    sessionStorage.setItem(storageKey, String(now));
    return true;
  } catch {
    return false;
  }
}
