import { type Instant, instantOf, type Projected, type Projection, paths } from '@asamblea/domain';
import {
  documentAt,
  isOvertaken,
  readAsOf,
  type Timestamp,
  type Transaction,
} from '../platform/firestore.ts';

/** How a projection is made: what it reads, and what it shows of it. */
export interface LiveSource<State, Live extends Projected> {
  readonly projection: Projection;
  /** Null when there is nothing to project. */
  readonly read: (tx: Transaction, assemblyId: string) => Promise<State | null>;
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
  };
}

/**
 * Compares and sets without holding a lock. Two refreshes may end at once: had both read in a
 * transaction, each would keep the other from writing until the database gave up on them, seconds
 * later, and with another refresh joining at every tick they would never get out.
 */
async function replaceOlder<Live extends Projected>(
  path: string,
  asOf: Instant,
  build: (previous: Live | null) => Live,
): Promise<void> {
  const live = documentAt<Live>(path);
  const fields = documentAt<Record<string, unknown>>(path);
  for (;;) {
    const shown = await live.get();
    const previous = shown.data() ?? null;
    if (previous !== null && previous.asOf >= asOf) return;
    const next = build(previous);
    try {
      if (shown.updateTime === undefined) await live.create(next);
      else {
        await fields.update(Object.fromEntries(Object.entries(next)), {
          lastUpdateTime: shown.updateTime,
        });
      }
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
}
