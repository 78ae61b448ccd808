import type { ReactNode } from 'react';

/** The numbered cards, as another feature knows them: whose each is, and their place on a person's card. */
export interface DeskPlates {
  readonly holders: ReadonlyMap<number, string>;
  /** The actions of the desk on the plate of a person; `onDone` gives the keyboard back to the search. */
  readonly onCard: (personId: string, onDone: () => void) => ReactNode;
}
