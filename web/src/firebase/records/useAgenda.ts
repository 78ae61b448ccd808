import type { LiveAgenda, LiveAnswer, LivePoint } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../asking/callApi.ts';
import { polledPath } from '../asking/polledPath.ts';

/**
 * The points of the agenda as they were announced, asked of the edge once, and again for each point that is
 * treated: a hall of phones that wait listens to nothing more. None until it comes, nor where it does not.
 */
export function useAgenda(cot: string, treated: string | null): readonly LivePoint[] {
  const [points, setPoints] = useState<readonly LivePoint[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another point is why it is asked again.
  useEffect(() => {
    const stop = new AbortController();
    const path = polledPath(cot, 'agenda');
    callApi<LiveAnswer<LiveAgenda>>('GET', path, undefined, stop.signal).then(
      ({ live }) => setPoints(live?.points ?? []),
      () => undefined,
    );
    return () => stop.abort();
  }, [cot, treated]);
  return points;
}
