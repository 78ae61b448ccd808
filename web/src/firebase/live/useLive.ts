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
import { waitAfter } from '../asking/retrying.ts';
import { ListeningContext } from '../listening/listening.ts';
import { useHeard } from '../listening/useHeard.ts';
import { useLost } from '../listening/useLost.ts';
import { tellCodeGone } from '../tab/codeGone.ts';
import { newestOf } from '../tab/newestOf.ts';

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
  /** The shown data may be old: say how old. */
  readonly offline: boolean;
  /** The server answers the listener now. */
  readonly listening: boolean;
}

interface Heard<P extends LiveName> extends Omit<Live<P>, 'listening' | 'offline'> {
  readonly source: string;
  /** The last word was not the server's of now. */
  readonly isCut: boolean;
  readonly wasAnswered: boolean;
}

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
        (received, isCut) => {
          failures = 0;
          if (received === null && !isCut && wasThere) tellCodeGone();
          wasThere = received !== null;
          setHeard((before) => {
            const known = before.source === source ? before : beginning<P>(source);
            const value = newestOf(known.value, received);
            const missing = received === null && !isCut;
            const status = value === null && isCut ? 'loading' : 'success';
            const wasAnswered = known.wasAnswered || !isCut;
            return { source, value, missing, isCut, wasAnswered, status };
          });
        },
        () => {
          failures += 1;
          setHeard((before) => ({
            ...(before.source === source ? before : beginning<P>(source)),
            status: 'error',
            isCut: true,
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

  const now = heard.source === source ? heard : beginning<P>(source);
  const { status, isCut, missing } = now;
  const value = newestOf(initial, now.value);
  // The page's own data counts as an answer; while nothing is heard at all, an answer may only be on its way.
  const hadAnswer = now.wasAnswered || (isCut && initial !== null);
  const offline = useLost(isCut || status === 'loading', hadAnswer);
  // A listener that failed listens again by itself.
  const waiting = status !== 'error' && (isCut || status === 'loading');
  useHeard({ offline: offline && !isCovered, known: value !== null, waiting });
  const isListening = status === 'success' && !isCut;
  const known = value === null ? status : 'success';
  return { value, missing, offline, listening: isListening, status: known };
}

function beginning<P extends LiveName>(source: string): Heard<P> {
  const nothing = { value: null, missing: false, isCut: false, wasAnswered: false };
  return { source, status: 'loading', ...nothing };
}
