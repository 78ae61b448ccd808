/**
 * Tries a work until it is done. After each failure `pause` waits, told what failed and how often in a row, from
 * 1; what it throws ends the trying.
 */
export async function tryAgain<T>(
  work: () => Promise<T>,
  pause: (error: unknown, failures: number) => Promise<void>,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      await pause(error, failures);
    }
  }
}
