import { type Instant, instantOf, type Projected, type Projection, paths } from '@asamblea/domain';
import { readAsOf, type Timestamp, type Transaction } from '../../kernel/platform/firestore.ts';
import { replaceOlder } from './replaceOlder.ts';

/** How a projection is made: what it reads, and what it shows of it. */
export interface LiveSource<State, Live extends Projected> {
  readonly projection: Projection;
  /** Null when there is nothing to project. */
  readonly read: (tx: Transaction, assemblyId: string) => Promise<State | null>;
  /** What is done besides, of the same instant, once it is shown. */
  readonly after?: (assemblyId: string, state: State, asOf: Instant) => Promise<void>;
  readonly build: (state: State, asOf: Instant, previous: Live | null) => Live;
}

export type Refresh = (assemblyId: string, cot: string, readTime: Timestamp) => Promise<void>;

/** Reads the state of one instant and writes what it shows, unless something newer is shown. */
export function createRefresh<State, Live extends Projected>(
  source: LiveSource<State, Live>,
): Refresh {
  return async (assemblyId, cot, readTime) => {
    const asOf = instantOf({ seconds: readTime.seconds, nanoseconds: readTime.nanoseconds });
    const state = await readAsOf(readTime, (tx) => source.read(tx, assemblyId));
    if (state === null) return;
    await replaceOlder<Live>(paths.live(cot, source.projection), asOf, (previous) =>
      source.build(state, asOf, previous),
    );
    await source.after?.(assemblyId, state, asOf);
  };
}
