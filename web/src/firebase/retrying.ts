const longestWait = 15_000;

/** Waits before the attempt that follows `failures` failed ones: 1, 2, 4… up to 15 seconds. */
export function waitAfter(failures: number): number {
  return Math.min(1000 * 2 ** Math.max(0, failures - 1), longestWait);
}

/**
 * Repeats until it works or the signal is raised; what it awaits is the last attempt's value. Tells
 * after each attempt whether it failed.
 */
export async function keepTrying<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  tell: (isFailing: boolean) => void = () => undefined,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      const value = await attempt();
      tell(false);
      return value;
    } catch {
      tell(true);
      await pause(waitAfter(failures), signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    const timer = setTimeout(resolve, milliseconds);
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
