import type { QuorumReplay } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

/** Dragging along the line asks once it rests. */
const restMs = 250;

/** The quorum of a session at an instant; of now, while none is chosen. */
export function useReplay(session: number, at: number | null) {
  const [replay, setReplay] = useState<QuorumReplay | null>(null);
  const [now, setNow] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  useEffect(() => {
    if (failure !== null) return;
    const search = new URLSearchParams({ session: String(session) });
    if (at !== null) search.set('at', String(at));
    const giveUp = new AbortController();
    const timer = setTimeout(
      () => {
        const path = `/api/record/quorum?${search}`;
        callApi<QuorumReplay>('GET', path, undefined, giveUp.signal).then(
          (answer) => {
            setReplay(answer);
            // Looking back, the line still ends where the present was.
            if (at === null) setNow(answer.at);
          },
          (error: unknown) => {
            if (giveUp.signal.aborted) return;
            setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
          },
        );
      },
      at === null ? 0 : restMs,
    );
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [session, at, failure]);

  const retry = useCallback(() => setFailure(null), []);
  return { replay, now, failure, retry };
}
