import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

export interface AgendaAction {
  readonly failure: ApiFailure | null;
  /** Whether it was done: each may be repeated without doing it twice. */
  readonly act: (path: string, body: unknown) => Promise<boolean>;
}

/** What is pressed about the agenda; the next press forgets the last failure. */
export function useAgendaAction(): AgendaAction {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function act(path: string, body: unknown): Promise<boolean> {
    setFailure(null);
    try {
      await callApi<unknown>('POST', path, body);
      return true;
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      return false;
    }
  }

  return { failure, act };
}
