import type { Firestore } from 'firebase/firestore';
import { useEffect, useId } from 'react';
import { useMarkConnection } from './connection.ts';
import { expectAnswer } from './expectAnswer.ts';

interface Heard {
  /** What is shown comes from this device: the server has not said lately. */
  readonly offline: boolean;
  /** There is something to show. */
  readonly known: boolean;
  /** The listener waits for the server's word, now or since the beginning. */
  readonly waiting: boolean;
}

/** What a listener heard, for the page's notice and for whoever watches over the connection. */
export function useHeard(firestore: Firestore, { offline, known, waiting }: Heard): void {
  useMarkConnection(!offline ? 'up' : known ? 'stale' : 'empty');
  const name = useId();
  const expected = !waiting ? null : known ? 'again' : 'first';
  useEffect(() => {
    expectAnswer(firestore, name, expected);
  }, [firestore, name, expected]);
  useEffect(() => () => expectAnswer(firestore, name, null), [firestore, name]);
}
