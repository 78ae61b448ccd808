import { useContext, useEffect, useId } from 'react';
import { useMarkConnection } from './connection.ts';
import { ListeningContext } from './listening.ts';

interface Heard {
  /** The shown data is old: see `useLost`. */
  readonly offline: boolean;
  /** There is something to show. */
  readonly known: boolean;
  /** The listener waits for the server's word, now or since the beginning. */
  readonly waiting: boolean;
}

/** The state of a listener, for the page's message and for the watch over the connection. */
export function useHeard({ offline, known, waiting }: Heard): void {
  useMarkConnection(!offline ? 'up' : known ? 'stale' : 'empty');
  const expect = useContext(ListeningContext)?.expect;
  const name = useId();
  const expected = !waiting ? null : known ? 'again' : 'first';
  useEffect(() => expect?.(name, expected), [expect, name, expected]);
  useEffect(() => () => expect?.(name, null), [expect, name]);
}
