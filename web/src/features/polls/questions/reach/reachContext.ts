import type { Reach, ReachHall, Unit } from '@asamblea/domain';
import { createContext } from 'react';

/** Which drafts can pass with who is here, and who that is. */
export interface ReachTold {
  /** By question; of what nobody looked at, nothing. */
  readonly reaches: ReadonlyMap<string, Reach>;
  readonly hall: (ReachHall & { readonly units: readonly Unit[] }) | null;
}

/** Before anybody looked. */
export const nothingTold: ReachTold = { reaches: new Map(), hall: null };

/** What is told of the drafts to whoever conducts a meeting that is open; null: nothing is to be told. */
export const ReachContext = createContext<ReachTold | null>(null);
