import type { CurrentBallot } from '@asamblea/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { waitAfter } from '../../firebase/retrying.ts';

export interface Ballot {
  readonly ballot: CurrentBallot | null;
  readonly failure: ApiFailure | null;
  /** How far the server's clock is ahead of this one. */
  readonly offset: number;
  readonly refresh: () => void;
}

/** All that the ballot needs, asked again when told to and after failures. */
export function useCurrentBallot(): Ballot {
  const [state, setState] = useState<Omit<Ballot, 'refresh'>>({
    ballot: null,
    failure: null,
    offset: 0,
  });
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const ask = useCallback(async (failures: number) => {
    turn.current += 1;
    const mine = turn.current;
    clearTimeout(timer.current);
    const asked = Date.now();
    try {
      const ballot = await callApi<CurrentBallot>('GET', '/api/votes/current');
      // Answers may arrive out of order: only the latest question counts.
      if (mine !== turn.current) return;
      const offset = Math.round(ballot.serverNow - (asked + Date.now()) / 2);
      setState({ ballot, failure: null, offset });
    } catch (error) {
      if (mine !== turn.current) return;
      const failure = error instanceof ApiFailure ? error : ApiFailure.network();
      setState((before) => ({ ...before, failure }));
      if (failure.statusCode >= 400 && failure.statusCode < 500) return;
      timer.current = setTimeout(() => void ask(failures + 1), waitAfter(failures + 1));
    }
  }, []);

  useEffect(() => {
    void ask(0);
    const again = () => {
      if (document.visibilityState === 'visible') void ask(0);
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      turn.current += 1;
      clearTimeout(timer.current);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [ask]);

  const refresh = useCallback(() => void ask(0), [ask]);
  return { ...state, refresh };
}
