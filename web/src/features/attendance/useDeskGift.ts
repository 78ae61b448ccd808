import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

/** Something the desk asks the server for one person, and shows: a code, a link. */
export function useDeskGift<T>(path: string, personId: string) {
  const [gift, setGift] = useState<T | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function ask(): Promise<void> {
    setFailure(null);
    try {
      setGift(await callApi<T>('POST', path, { personId }));
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  return { gift, failure, ask };
}
