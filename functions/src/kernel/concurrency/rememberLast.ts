/**
 * Asks once for the same arguments, also while the first answer is on its way, and keeps the last
 * `atMost` answers. A failure is not kept.
 */
export function rememberLast<A extends readonly (string | number)[], R>(
  atMost: number,
  ask: (...asked: A) => Promise<R>,
): (...asked: A) => Promise<R> {
  const known = new Map<string, Promise<R>>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = ask(...asked);
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > atMost && oldest !== undefined) known.delete(oldest);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
