const listeners = new Set<() => void>();

/** The content shown under a public code is gone: the assembly has another code. */
export function tellCodeGone(): void {
  for (const listener of listeners) listener();
}

/** Told from then on; the answer lets go. */
export function onCodeGone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
