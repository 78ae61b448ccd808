import { ballotEndpoints, type WhyNoVoteAnswer } from '@asamblea/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';

/** A cause may be solved at another desk, or by the chair. */
const askAgainMs = 5_000;

interface Why {
  readonly answer: WhyNoVoteAnswer | null;
  readonly failure: ApiFailure | null;
}

/** The causes that keep a person from voting: asked again whenever `moved` changes, and while it is in sight. */
export function useWhyNoVote(personId: string, moved: string) {
  const [why, setWhy] = useState<Why>({ answer: null, failure: null });
  const turn = useRef(0);
  const askWhy = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const answer = await askApi(ballotEndpoints.explainVote, { personId });
      // Answers may arrive out of order: only the latest question counts.
      if (mine === turn.current) setWhy({ answer, failure: null });
    } catch (error) {
      const failure = ApiFailure.of(error);
      if (mine === turn.current) setWhy((before) => ({ ...before, failure }));
    }
  }, [personId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what moved is why it is asked again.
  useEffect(() => {
    void askWhy();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void askWhy();
    }, askAgainMs);
    return () => {
      turn.current += 1;
      clearInterval(timer);
    };
  }, [askWhy, moved]);

  return { ...why, retry: () => void askWhy() };
}
