import { backOff, tryAgain } from '@asamblea/domain';

const waits = { first: 1_000, longest: 15_000, surely: 0.5 } as const;
/** Told to wait longer, we ask all the same: what is asked may be over by then. */
const longestTold = 120_000;

/**
 * Waits before the attempt that follows `failures` failed ones: up to 1, 2, 4… 15 seconds, or the told time
 * and a little more. Never the same for everybody: a hall that failed together would come back together.
 */
export function waitAfter(
  failures: number,
  toldSeconds: number | null = null,
  luck: number = Math.random(),
): number {
  const own = backOff(failures, waits, luck);
  const told = Math.min((toldSeconds ?? 0) * 1000, longestTold);
  return Math.round(told > own ? told * (1 + luck / 4) : own);
}

/**
 * Repeats until it works or the signal is raised; what it awaits is the last attempt's value. Tells
 * after each attempt whether it failed.
 */
export function retryUntilDone<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  tell: (isFailing: boolean) => void = () => undefined,
): Promise<T> {
  return tryAgain(
    async () => {
      const value = await attempt();
      tell(false);
      return value;
    },
    async (_, failures) => {
      tell(true);
      await pause(waitAfter(failures), signal);
    },
  );
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
