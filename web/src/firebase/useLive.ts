import {
  type LiveAgenda,
  type LiveMissing,
  type LiveName,
  type LiveQuestion,
  type LiveQuorum,
  type LiveResults,
  type LiveRoom,
  type LiveStage,
  paths,
} from '@asamblea/domain';
import { useContext, useEffect, useState } from 'react';
import { tellCodeGone } from './codeGone.ts';
import { ListeningContext } from './listening.ts';
import { newestOf } from './newestOf.ts';
import { waitAfter } from './retrying.ts';
import { useHeard } from './useHeard.ts';

interface LiveDocuments {
  readonly quorum: LiveQuorum;
  readonly question: LiveQuestion;
  readonly missing: LiveMissing;
  readonly results: LiveResults;
  readonly stage: LiveStage;
  readonly agenda: LiveAgenda;
  readonly room: LiveRoom;
}
export type LiveOf<P extends LiveName> = LiveDocuments[P];

export interface Live<P extends LiveName> {
  readonly status: 'loading' | 'success' | 'error';
  readonly value: LiveOf<P> | null;
  /** The server answered that nothing was published yet, or that there is no such assembly. */
  readonly missing: boolean;
  /** What is shown may be old: say how old. */
  readonly offline: boolean;
  /** The server answers the listener now. */
  readonly listening: boolean;
}

type Heard<P extends LiveName> = Omit<Live<P>, 'listening'> & { readonly source: string };

/**
 * Listens to a public document, once Firestore is there. Not with reactfire: its own document hook
 * throws on a failed listener and never lets go of it, while a projector must keep what it shows
 * and recover alone. A newer `initial` (from the server's HTML) is not replaced by an older value.
 * `isCovered`: the same is known from elsewhere, so that nobody is told that the connection is gone.
 */
export function useLive<P extends LiveName>(
  cot: string,
  projection: P,
  initial: LiveOf<P> | null = null,
  isCovered = false,
): Live<P> {
  const listening = useContext(ListeningContext);
  const source = paths.live(cot, projection);
  const [heard, setHeard] = useState<Heard<P>>(() => beginning(source));

  useEffect(() => {
    if (listening === null) return;
    const { listen } = listening;
    let failures = 0;
    let wasThere = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = begin();

    function begin() {
      return listen<LiveOf<P>>(
        source,
        (received, offline) => {
          failures = 0;
          if (received === null && !offline && wasThere) tellCodeGone();
          wasThere = received !== null;
          setHeard((before) => {
            const known = before.source === source ? before.value : null;
            const value = newestOf(known, received);
            const missing = received === null && !offline;
            const status = value === null && offline ? 'loading' : 'success';
            return { source, value, missing, offline, status };
          });
        },
        () => {
          failures += 1;
          setHeard((before) => ({
            ...(before.source === source ? before : beginning<P>(source)),
            status: 'error',
            offline: true,
          }));
          timer = setTimeout(() => {
            unsubscribe = begin();
          }, waitAfter(failures));
        },
      );
    }

    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [listening, source]);

  const { source: _, ...now } = heard.source === source ? heard : beginning<P>(source);
  const value = newestOf(initial, now.value);
  // A listener that failed listens again by itself.
  const waiting = now.status !== 'error' && (now.offline || now.status === 'loading');
  useHeard({ offline: now.offline && !isCovered, known: value !== null, waiting });
  const isListening = now.status === 'success' && !now.offline;
  return { ...now, value, listening: isListening, status: value === null ? now.status : 'success' };
}

function beginning<P extends LiveName>(source: string): Heard<P> {
  return { source, status: 'loading', value: null, missing: false, offline: false };
}
