const listeners = new Set<() => void>();

/** Parts of the application were switched on or off in the assembly: what the session says of it is old. */
export function tellSwitchesMoved(): void {
  for (const listener of listeners) listener();
}

/** Told from then on; the answer lets go. */
export function onSwitchesMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
