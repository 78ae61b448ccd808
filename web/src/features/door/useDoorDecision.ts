import type { DecideDoorRequest, DoorAnswer } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

/** Says what the chair decided; whoever listens to the list sees it go. */
export function useDoorDecision(doorId: string) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function decide(request: DecideDoorRequest): Promise<void> {
    setFailure(null);
    try {
      await callApi<DoorAnswer>('POST', `/api/door/${doorId}/decide`, request);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  return { failure, decide };
}
