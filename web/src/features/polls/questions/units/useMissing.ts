import { at, type MissingAnswer, questionEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../../firebase/asking/askApi.ts';

/** The list reads every ballot of the question: it is not asked for more often than this. */
const atMostEveryMs = 2000;

interface Missing {
  readonly answer: MissingAnswer | null;
  readonly failure: ApiFailure | null;
}

/** The units that have not voted, asked again whenever `moved` changes, at a pace the server can bear. */
export function useMissing(questionId: string, moved: string) {
  const [state, setState] = useState<Missing>({ answer: null, failure: null });
  const last = useRef({ asked: 0, turn: 0, moved: '' });

  const ask = useCallback(
    async (because: string) => {
      const turn = last.current.turn + 1;
      last.current = { asked: Date.now(), turn, moved: because };
      try {
        const answer = await askApi(at(questionEndpoints.listMissing, { questionId }));
        // Answers may arrive out of order: only the latest question counts.
        if (last.current.turn === turn) setState({ answer, failure: null });
      } catch (error) {
        if (last.current.turn !== turn) return;
        const failure = ApiFailure.of(error);
        setState((before) => ({ ...before, failure }));
      }
    },
    [questionId],
  );

  useEffect(() => {
    if (last.current.moved === moved) return;
    const wait = Math.max(0, last.current.asked + atMostEveryMs - Date.now());
    const timer = setTimeout(() => void ask(moved), wait);
    return () => clearTimeout(timer);
  }, [ask, moved]);

  return { ...state, retry: () => void ask(moved) };
}
