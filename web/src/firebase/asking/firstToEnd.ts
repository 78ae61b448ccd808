/**
 * A signal that ends with the first of several to end, and with its reason: what `AbortSignal.any`
 * does, which browsers that people vote with do not have. `release` is for when it is no longer
 * needed, so that a signal that lives long does not gather listeners.
 */
export function firstToEnd(signals: readonly AbortSignal[]) {
  const first = new AbortController();
  const { signal } = first;
  for (const each of signals) {
    if (each.aborted) first.abort(each.reason);
    else each.addEventListener('abort', () => first.abort(each.reason), { once: true, signal });
  }
  return { signal, release: () => first.abort() };
}
