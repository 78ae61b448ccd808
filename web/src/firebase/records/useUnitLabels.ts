import { publicEndpoints, type UnitLabels } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from '../asking/askApi.ts';
import { retryUntilDone } from '../asking/retrying.ts';

interface Known {
  readonly question: string;
  readonly labels: UnitLabels;
}

/**
 * The labels of the units on a wall: asked once a question, and kept by the edge for every screen.
 * Null until they arrive; it keeps asking by itself.
 */
export function useUnitLabels(cot: string, question: string | null): UnitLabels | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (question === null) return;
    const stop = new AbortController();
    const ask = () => askApi(publicEndpoints.readLabels, { cot, question }, stop.signal);
    retryUntilDone(ask, stop.signal).then(
      (labels) => setKnown({ question, labels }),
      () => undefined,
    );
    return () => stop.abort();
  }, [cot, question]);
  return known?.question === question ? known.labels : null;
}
