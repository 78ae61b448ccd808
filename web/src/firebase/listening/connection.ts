import { useEffect, useId, useSyncExternalStore } from 'react';

/** `stale`: what is shown is old. `empty`: nothing has arrived yet. */
export type Connection = 'up' | 'stale' | 'empty';

/** Everything that cannot reach the live data, by a name of its own, and whether it has something to show. */
const lost = new Map<string, 'stale' | 'empty'>();
const watchers = new Set<() => void>();

/** Told by the code that opens the live data or listens to it. */
export function markConnection(name: string, state: Connection): void {
  if (state === 'up') lost.delete(name);
  else lost.set(name, state);
  for (const watcher of watchers) watcher();
}

/** The same, from a hook that listens, for as long as it does. */
export function useMarkConnection(state: Connection): void {
  const name = useId();
  useEffect(() => {
    markConnection(name, state);
    return () => markConnection(name, 'up');
  }, [name, state]);
}

/** For the one message of the page: something old in sight matters more than something missing. */
export function useConnection(): Connection {
  return useSyncExternalStore(watch, worst, () => 'up');
}

function worst(): Connection {
  const states = [...lost.values()];
  if (states.includes('stale')) return 'stale';
  return states.length > 0 ? 'empty' : 'up';
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
