import { hasPendingVote } from '../features/ballots/outbox.ts';

const storageKey = 'asamblea-reloaded-at';
/** Specification §9: the reload guard's window. */
const guardMilliseconds = 10_000;

let reloading = false;

/** The page is about to be replaced: an error that shows meanwhile would only be a flash. */
export function isReloading(): boolean {
  return reloading;
}

/**
 * A deployment removes the files of the page that is open. The page reloads to get the new ones,
 * but never twice within the window: a file that is really missing must not reload for ever. Nor
 * without network, nor while a confirmed vote waits to be sent: the failure stays where it happened.
 */
export function reloadWhenChunksAreGone(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloading || !navigator.onLine || hasPendingVote() || !mayReload(Date.now())) return;
    reloading = true;
    event.preventDefault();
    location.reload();
  });
}

/** Says yes once within the window, for all the ways in which a page reloads by itself. */
export function mayReload(now: number): boolean {
  try {
    const before = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (now - before < guardMilliseconds) return false;
    sessionStorage.setItem(storageKey, String(now));
    return true;
  } catch {
    return false;
  }
}
