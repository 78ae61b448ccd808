import { isOverVideo } from '@asamblea/domain';

const checkEveryMs = 15 * 60_000;

let isNew = false;
const watchers = new Set<() => void>();

/** Whether a deployment took the place of the version that this page was opened with. */
export function readIsNewVersion(): boolean {
  return isNew;
}

export function watchNewVersion(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/**
 * Installs the service worker once the page has nothing better to do, and looks for a newer one while
 * the page is in sight. The newer one works at once, for the next page that is opened; this one goes
 * on with what it has and only says so. The overlays of a stream never install it.
 */
export function installServiceWorker(path: string): void {
  if (!('serviceWorker' in navigator) || isOverVideo(path)) return;
  const { serviceWorker } = navigator;
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) tell();
    hadOne = true;
  });
  const install = () => {
    // Where it may not be installed (a private window), the app is the same without it.
    serviceWorker.register('/sw.js').then(keepLooking, () => undefined);
  };
  if (document.readyState === 'complete') install();
  else addEventListener('load', install, { once: true });
}

function keepLooking(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < checkEveryMs) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  setInterval(look, checkEveryMs);
  document.addEventListener('visibilitychange', look);
}

function tell(): void {
  isNew = true;
  for (const watcher of watchers) watcher();
}
