import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

export interface StaffWork {
  readonly failure: ApiFailure | null;
  /** What the API answered; null when it refused, which `failure` then says. */
  readonly send: <T>(path: string, body: object) => Promise<T | null>;
}

/** One change of the staff at a time, with what went wrong with it. */
export function useStaffWork(): StaffWork {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  return {
    failure,
    send: async <T>(path: string, body: object) => {
      setFailure(null);
      try {
        return await callApi<T>('POST', path, body);
      } catch (error) {
        setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
        return null;
      }
    },
  };
}
