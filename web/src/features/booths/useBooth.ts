import type { BoothAnswer, BoothState } from '@asamblea/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { waitAfter } from '../../firebase/retrying.ts';

export interface Booth {
  /** Null while it is not known, and where this is no booth. */
  readonly state: BoothState | null;
  /** This device is not a booth, or it was closed. */
  readonly isNone: boolean;
  readonly failure: ApiFailure | null;
  /** How far the server's clock is ahead of this one. */
  readonly offset: number;
  readonly refresh: () => void;
}

/** What this booth is and what is asked now; asked again when told to and after failures. */
export function useBooth(): Booth {
  const [found, setFound] = useState<Omit<Booth, 'refresh'>>({
    ...{ state: null, isNone: false, failure: null, offset: 0 },
  });
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const ask = useCallback(async (failures: number) => {
    turn.current += 1;
    const mine = turn.current;
    clearTimeout(timer.current);
    const asked = Date.now();
    try {
      const { booth } = await callApi<BoothAnswer>('GET', '/api/booth');
      if (mine !== turn.current) return;
      const middle = (asked + Date.now()) / 2;
      const offset = booth === null ? 0 : Math.round(booth.ballot.serverNow - middle);
      setFound({ state: booth, isNone: booth === null, failure: null, offset });
    } catch (error) {
      if (mine !== turn.current) return;
      const failure = error instanceof ApiFailure ? error : ApiFailure.network();
      setFound((before) => ({ ...before, failure }));
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
  return { ...found, refresh };
}
