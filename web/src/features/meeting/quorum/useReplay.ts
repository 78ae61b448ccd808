import { type QuorumReplay, recordEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';

/** Dragging along the line asks once it rests. */
const restMs = 250;

/** The quorum of a session at an instant; of now, while none is chosen. */
export function useReplay(session: number, at: number | null) {
  const [replay, setReplay] = useState<QuorumReplay | null>(null);
  const [now, setNow] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  useEffect(() => {
    if (failure !== null) return;
    const giveUp = new AbortController();
    const timer = setTimeout(
      () => {
        const asked = at === null ? { session } : { session, at };
        askApi(recordEndpoints.replayQuorum, asked, giveUp.signal).then(
          (answer) => {
            setReplay(answer);
            // Looking back, the line still ends where the present was.
            if (at === null) setNow(answer.at);
          },
          (error: unknown) => {
            if (giveUp.signal.aborted) return;
            setFailure(ApiFailure.of(error));
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
