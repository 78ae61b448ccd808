import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

/** What is pressed about folders and documents; the next press forgets the last failure. */
export function useDriveAction() {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  /** The answer, or null when it failed: each may be repeated without doing it twice. */
  async function act<T>(path: string, body: unknown): Promise<T | null> {
    setFailure(null);
    try {
      return await callApi<T>('POST', `/api/drive${path}`, body);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      return null;
    }
  }

  return { failure, act };
}
