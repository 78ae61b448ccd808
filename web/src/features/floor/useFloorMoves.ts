import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

/** What who conducts the meeting presses; whoever listens to the queue sees it move. */
export function useFloorMoves() {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  /** True once it is done. */
  async function move(path: string, body: unknown): Promise<boolean> {
    setFailure(null);
    try {
      await callApi<unknown>('POST', path, body);
      return true;
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      return false;
    }
  }

  return { failure, move };
}
