/** A change reaches open pages within this, as the product promises. */
const promisedMillis = 2_000;

/** Of a machine so busy that the page of the person who changes it waits too. */
const timesAsLong = 4;

/**
 * Changes something and waits until the page of the same person says so. Returns how long the open pages of
 * others may take from then on: what is promised, or several times what that page took.
 */
export async function reachOf(change: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await change();
  return Math.max(promisedMillis, timesAsLong * (performance.now() - begun));
}
