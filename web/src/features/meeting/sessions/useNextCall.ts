import { type NextCallAdvice, sessionEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';

interface NextCall {
  readonly advice: NextCallAdvice | null;
  /** The missing legal condition, or why it could not be asked. */
  readonly refusal: string | null;
}

/** When the law wants the next call; asked each time somebody is about to fix it. */
export function useNextCall(isWanted: boolean): NextCall {
  const [state, setState] = useState<NextCall>({ advice: null, refusal: null });
  useEffect(() => {
    if (!isWanted) return;
    let wanted = true;
    askApi(sessionEndpoints.adviseNextCall).then(
      (advice) => wanted && setState({ advice, refusal: null }),
      (error: unknown) => {
        const failure = ApiFailure.of(error);
        if (wanted) setState({ advice: null, refusal: failure.explanation ?? failure.message });
      },
    );
    return () => {
      wanted = false;
    };
  }, [isWanted]);
  return state;
}
