import { type OwnActasAnswer, signatureEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../firebase/asking/askApi.ts';

interface OwnActasRead {
  /** Null until it arrives. */
  readonly answer: OwnActasAnswer | null;
  readonly failure: ApiFailure | null;
  /** Reads them again, as after signing; what is shown stays until they come. */
  readonly reload: () => void;
}

/** The minutes that who is here is asked to sign, or was told of. */
export function useOwnActas(): OwnActasRead {
  const [answer, setAnswer] = useState<OwnActasAnswer | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isAsked, setAsked] = useState(true);
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    askApi(signatureEndpoints.readOwnActas, undefined, leaving.signal).then(
      (read) => {
        setAnswer(read);
        setFailure(null);
        setAsked(false);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setFailure(ApiFailure.of(error));
        setAsked(false);
      },
    );
    return () => leaving.abort();
  }, [isAsked]);
  return { answer, failure, reload: useCallback(() => setAsked(true), []) };
}
