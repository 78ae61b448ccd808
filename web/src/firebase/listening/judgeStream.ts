/** How long a listener may go without the server's word: a first reading may be large and slow. */
const patience = { first: 10_000, again: 4_000 } as const;
export type Expected = keyof typeof patience;

const longestPatience = 60_000;

/** The known state of the stream of a connection while something on the page waits for the server's word. */
export interface StreamWatch {
  /** Restarts in vain: each is waited for twice as long as the one before, or a slow network never ends a reading. */
  readonly restarts: number;
  /** The last restart, by this page or by the network's return. */
  readonly restartedAt: number;
  readonly wasReachable: boolean;
}

export const freshWatch: StreamWatch = {
  restarts: 0,
  restartedAt: Number.NEGATIVE_INFINITY,
  wasReachable: true,
};

export interface ExpectedSince {
  readonly expected: Expected;
  readonly since: number;
}

interface Judged {
  readonly watch: StreamWatch;
  readonly mustRestart: boolean;
}

/**
 * Whether the stream must be opened anew. The SDK tries by itself after a cut, but at pauses of up to a
 * minute unless the browser tells that the network is back, and it never tries again a stream that is
 * open and lost messages or hangs: then what it shows would stay old for ever.
 */
export function judgeStream(
  watch: StreamWatch,
  waiting: Iterable<ExpectedSince>,
  { now, isReachable }: { readonly now: number; readonly isReachable: boolean },
): Judged {
  if (!isReachable) return { watch: { ...watch, wasReachable: false }, mustRestart: false };
  if (!watch.wasReachable) return { watch: networkReturned(now), mustRestart: true };
  const isLate = [...waiting].some(({ expected, since }) => {
    const limit = Math.min(patience[expected] * 2 ** watch.restarts, longestPatience);
    return now - Math.max(since, watch.restartedAt) >= limit;
  });
  if (!isLate) return { watch, mustRestart: false };
  const restarts = watch.restarts + 1;
  return { watch: { ...watch, restarts, restartedAt: now }, mustRestart: true };
}

/** From here on patience is counted anew. */
export function networkReturned(now: number): StreamWatch {
  return { restarts: 0, restartedAt: now, wasReachable: true };
}
