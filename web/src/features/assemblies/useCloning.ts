import { type CloneAnswer, type CloneAssemblyRequest, hasEnded, percentOf } from '@asamblea/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { enterAssembly } from '../../firebase/enterAssembly.ts';

/** Makes the copy and goes into it: asked again and again while its roster is written. */
export function useCloning(assemblyId: string) {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function clone(request: CloneAssemblyRequest): Promise<void> {
    setFailure(null);
    try {
      const path = `/api/assemblies/${encodeURIComponent(assemblyId)}/clone`;
      for (;;) {
        const { roster } = await callApi<CloneAnswer>('POST', path, request);
        if (left.current) return;
        if (roster?.refusal) throw new ApiFailure(roster.refusal);
        if (roster === null || hasEnded(roster)) break;
        setPercent(percentOf(roster));
      }
      await enterAssembly(request.cloneId);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  return { percent, failure, clone };
}
