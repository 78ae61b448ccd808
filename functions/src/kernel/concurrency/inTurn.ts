const turns = new Map<string, Promise<unknown>>();

/** Does works of the same key one after another, within this instance; one that fails lets the next on. */
export async function inTurn<R>(key: string, work: () => Promise<R>): Promise<R> {
  const before = turns.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(key, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === mine) turns.delete(key);
  }
}

/** The same for a work of several keys. They come sorted, so that nobody waits for one who waits for them. */
export function inTurns<R>(
  [key, ...others]: readonly string[],
  work: () => Promise<R>,
): Promise<R> {
  return key === undefined ? work() : inTurn(key, () => inTurns(others, work));
}
