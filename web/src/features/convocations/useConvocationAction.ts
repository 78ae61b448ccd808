import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

export interface ConvocationAction {
  readonly failure: ApiFailure | null;
  /** What it answers; null when it failed. Each may be repeated without doing it twice. */
  readonly act: <T>(path: string, body: unknown) => Promise<T | null>;
}

/** What is pressed about the notices; the next press forgets the last failure. */
export function useConvocationAction(): ConvocationAction {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function act<T>(path: string, body: unknown): Promise<T | null> {
    setFailure(null);
    try {
      return await callApi<T>('POST', path, body);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      return null;
    }
  }

  return { failure, act };
}
