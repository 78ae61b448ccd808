import { at, type ConsentView, consentEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';

/** The absent of a decision, read again whenever it moves. */
export function useConsent(questionId: string, changedAt: number | null) {
  const [view, setView] = useState<ConsentView | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const reload = useCallback(async () => {
    try {
      setView(await askApi(at(consentEndpoints.readConsent, { questionId })));
      setFailure(null);
    } catch (error) {
      setFailure(ApiFailure.of(error));
    }
  }, [questionId]);

  const seen = view?.process.changedAt ?? null;
  /** The shown reading, when something newer is known to be there; it changes with every reading. */
  const stale = seen === null || (changedAt !== null && seen < changedAt) ? (seen ?? 0) : null;
  useEffect(() => {
    if (stale !== null) void reload();
  }, [reload, stale]);

  return { view, failure, reload };
}
