import { createContext } from 'react';

/** Where the one thing to do next is put, and the word that it has now. */
interface StageBarPlace {
  /** Null until the bar stands. */
  readonly slot: HTMLElement | null;
  readonly say: (word: string) => void;
}

/** Null where there is no bar: what is next stands where it is written. */
export const StageBarContext = createContext<StageBarPlace | null>(null);
