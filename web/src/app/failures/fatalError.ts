import { type ErrorObject, errorObjectOf } from './errorObject.ts';

let shown: ErrorObject | null = null;
const watchers = new Set<() => void>();

/** The error that took the place of the whole page; the first one stays, as the rest follow from it. */
export function readFatalError(): ErrorObject | null {
  return shown;
}

export function watchFatalError(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

export function showFatalError(thrown: unknown, unhandled: boolean): void {
  shown ??= errorObjectOf(thrown, { fatal: true, unhandled }, navigator.onLine);
  for (const watcher of watchers) watcher();
}

/** @internal Each test begins without one. */
export function forgetFatalError(): void {
  shown = null;
  for (const watcher of watchers) watcher();
}

/**
 * Specification §2: an error that nobody caught, outside React too, is the error page. A lost network
 * is not one (what is on screen stays, with its age), nor what was given up on purpose.
 */
export function listenForFatalErrors(): void {
  addEventListener('error', (event) => {
    if (isOurs(event.filename)) showUnlessHarmless(event.error);
  });
  addEventListener('unhandledrejection', (event) => showUnlessHarmless(event.reason));
}

function showUnlessHarmless(thrown: unknown): void {
  // Browsers report with no error what they mended themselves, such as a late resize.
  if (thrown === null || thrown === undefined) return;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
  if (errorObjectOf(thrown).statusMessage === 'Network Error') return;
  showFatalError(thrown, true);
}

/** Extensions of the browser run in the page too; their failures are not ours. */
function isOurs(filename: string): boolean {
  return filename === '' || filename.startsWith(`${location.origin}/`);
}
