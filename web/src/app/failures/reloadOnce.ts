import { hasPendingVote } from '../../features/polls/ballots/sending/outbox.ts';
import { type ErrorObject, isChunkFailure, networkError } from './errorObject.ts';

const storageKey = 'asamblea-reloaded-at';
/** Specification §9: the reload guard's window. */
const guardMilliseconds = 10_000;

/** The words of each failure, in any browser. */
const said = new Set<string>();

/** Specification §8: a lazy file that does not arrive is told by the preload-error event. */
export function listenForGoneChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => said.add(payload.message));
}

/**
 * A deployment removes the files of the page that is open. When one is missed (not when it was only
 * being fetched ahead) the page reloads to get the new ones, but never twice within the window: a
 * file that is really missing must not reload for ever. Nor without network, nor while a confirmed
 * vote waits to be sent: then it answers false, and the failure is shown.
 */
export function reloadForGoneChunk(message: string): boolean {
  if (!isGoneChunk(message)) return false;
  if (!navigator.onLine || hasPendingVote() || !mayReload(Date.now())) return false;
  location.reload();
  return true;
}

/** Whether a new visit may resolve it; a fault of ours would only fail again. */
export function isMendable({ statusMessage, message }: ErrorObject): boolean {
  return statusMessage === networkError || isGoneChunk(message);
}

function isGoneChunk(message: string): boolean {
  return isChunkFailure(message) || said.has(message);
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
