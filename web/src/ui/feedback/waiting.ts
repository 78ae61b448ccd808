import { useEffect } from 'react';

/** How many places of the page say that what goes there is on its way. */
let places = 0;
const listeners = new Set<() => void>();

/** This place waits for as long as it is shown. */
export function useWaiting(): void {
  useEffect(beginWaiting, []);
}

/** Returns what ends it. */
export function beginWaiting(): () => void {
  places += 1;
  return () => {
    places -= 1;
    if (places === 0) for (const listen of [...listeners]) listen();
  };
}

export function isWaiting(): boolean {
  return places > 0;
}

/** Told each time that nothing of the page waits any more. */
export function onNothingWaits(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
