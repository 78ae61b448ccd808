import { createContext } from 'react';
import type { Expected } from './judgeStream.ts';

/** The part of Firestore that the public documents need: a page that shows them stands before it is there. */
export interface Listening {
  /** Tells every word of a document, `isOld` when it is not the server's of now; a failed listener tells no more. */
  readonly listen: <T>(
    path: string,
    onWord: (value: T | null, isOld: boolean) => void,
    onFailure: () => void,
  ) => () => void;
  /** Told by each listener with the wait: see `expectAnswer`. */
  readonly expect: (name: string, expected: Expected | null) => void;
}

/** Null until Firestore is there. */
export const ListeningContext = createContext<Listening | null>(null);
