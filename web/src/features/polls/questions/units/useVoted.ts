import { at, questionEndpoints, type VotedAnswer } from '@asamblea/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../../firebase/asking/askApi.ts';

/** The vote of each unit, read on arrival and whenever it is asked again: never listened to. */
export function useVoted(questionId: string) {
  const [voted, setVoted] = useState<VotedAnswer['voted'] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const turn = useRef(0);

  const refresh = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    try {
      const answer = await askApi(at(questionEndpoints.listVoted, { questionId }));
      if (turn.current !== own) return;
      setVoted(answer.voted);
      setFailure(null);
    } catch (error) {
      if (turn.current !== own) return;
      setFailure(ApiFailure.of(error));
    }
  }, [questionId]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return { voted, failure, refresh };
}
