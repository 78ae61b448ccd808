import type { Reach, ReachHall, Unit } from '@asamblea/domain';
import { createContext } from 'react';

/** The drafts that can pass with the people present, and those people. */
export interface ReachTold {
  /** The reach by question; a question that nobody looked at has none. */
  readonly reaches: ReadonlyMap<string, Reach>;
  readonly hall: (ReachHall & { readonly units: readonly Unit[] }) | null;
}

/** Before anybody looked. */
export const nothingTold: ReachTold = { reaches: new Map(), hall: null };

/** The reaches of the drafts for the conductor of an open meeting; null: nothing is to be told. */
export const ReachContext = createContext<ReachTold | null>(null);
