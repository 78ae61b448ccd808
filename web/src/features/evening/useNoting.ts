import type { NoteCheckRequest } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

export interface Noting {
  readonly failure: ApiFailure | null;
  readonly note: (request: NoteCheckRequest) => Promise<boolean>;
  readonly showCode: () => Promise<boolean>;
}

/** Says how something was found; answers whether it was taken. */
export function useNoting(onNoted: () => void): Noting {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function send(path: string, body: unknown): Promise<boolean> {
    setFailure(null);
    try {
      await callApi('POST', path, body);
      return true;
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      return false;
    }
  }

  return {
    failure,
    async note(request) {
      const isTaken = await send('/api/evening/checks', request);
      if (isTaken) onNoted();
      return isTaken;
    },
    showCode: () => send('/api/evening/screen', {}),
  };
}
