const listeners = new Set<() => void>();

/** What was shown under a public code is there no more: the assembly has another one. */
export function tellCodeGone(): void {
  for (const listener of listeners) listener();
}

/** Told from then on; the answer lets go. */
export function onCodeGone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
