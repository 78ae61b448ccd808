import { backOff, tryAgain } from '@asamblea/domain';
import type { Clock } from '../platform/clock.ts';
import { Refused } from '../platform/refused.ts';
import { reportProblem } from '../platform/reportProblem.ts';
import { type StoreFailure, storeFailureOf } from './storeFailure.ts';

export interface Patience {
  /** How long it is tried again, counted from the first try. */
  readonly millis: number;
  /** Of the pause after the first failure, which doubles each time. */
  readonly firstPauses: Readonly<Record<StoreFailure, number>>;
  readonly longestPause: number;
}

/** The caller waits for it, and Hosting cuts at a minute; a lock of the emulator alone takes two seconds. */
export const ordinaryPatience: Patience = {
  millis: 25_000,
  firstPauses: { contended: 25, away: 150 },
  longestPause: 2_000,
};

/** The delay after which the client should come back. */
const returnSeconds = 3;
export const busy = { code: 'busy', retryAfterSeconds: returnSeconds } as const;

export interface Trying {
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
}

/**
 * Tries a work again that failed because of others, or because the database is away, pausing at random
 * so that those who collided do not collide again. Past its patience the answer is to come back later:
 * neither is an error of ours.
 */
export async function keepTrying<R>(
  work: (failedFor: StoreFailure | null) => Promise<R>,
  patience: Patience,
  { clock, random }: Trying,
): Promise<R> {
  const until = clock.now() + patience.millis;
  let failedFor: StoreFailure | null = null;
  return tryAgain(
    () => work(failedFor),
    async (error, failures) => {
      failedFor = storeFailureOf(error);
      if (failedFor === null) throw error;
      const pause = pauseAfter(failedFor, failures - 1, patience, random);
      if (clock.now() + pause > until) {
        reportGivenUp(failedFor, error);
        throw new Refused(busy);
      }
      await clock.wait(pause);
    },
  );
}

/** A collided request waits from nothing to the whole pause; a store that is away is left alone for half of it. */
export function pauseAfter(
  failure: StoreFailure,
  before: number,
  { firstPauses, longestPause }: Patience,
  random: () => number,
): number {
  const surely = failure === 'contended' ? 0 : 0.5;
  const pause = { first: firstPauses[failure], longest: longestPause, surely };
  return Math.round(backOff(before + 1, pause, random()));
}

/** The operator should know that it happens, although for the caller it is no error. */
export function reportGivenUp(failure: StoreFailure, error: unknown): void {
  reportProblem(`Gave up on a store: ${failure}`, error);
}
