import { useEffect } from 'react';
import { retryUntilDone } from '../asking/retrying.ts';
import { markConnection } from './connection.ts';
import type { Listening } from './listening.ts';
import { listenWith } from './listenWith.ts';
import { openFirestore } from './openFirestore.ts';

// One connection a page, however many parts of it listen.
let opened: Promise<Listening> | null = null;

function openOnce(): Promise<Listening> {
  opened ??= openFirestore('public')
    .then(({ firestore }) => listenWith(firestore))
    .catch((error: unknown) => {
      opened = null;
      throw error;
    });
  return opened;
}

/** The part of `PublicFirestore` that knows the SDK; the same function always. Keeps trying until it can start. */
export function PublicFirestoreSdk({
  onOpen,
}: {
  readonly onOpen: (listening: Listening) => void;
}) {
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (isFailing: boolean) => markConnection('public', isFailing ? 'empty' : 'up');
    retryUntilDone(openOnce, leaving.signal, tell).then(onOpen, () => undefined);
    return () => {
      leaving.abort();
      tell(false);
    };
  }, [onOpen]);
  return null;
}
