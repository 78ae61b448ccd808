import type { DiscardAnswer } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { enterAssembly } from '../../firebase/enterAssembly.ts';

/** Throws a rehearsal away and goes back to its assembly; what is left of it deletes itself. */
export function useDiscard(rehearsalId: string, source: string) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function discard(): Promise<void> {
    setFailure(null);
    try {
      const path = `/api/rehearsals/${encodeURIComponent(rehearsalId)}/discard`;
      await callApi<DiscardAnswer>('POST', path, {});
      await enterAssembly(source);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  return { failure, discard };
}
