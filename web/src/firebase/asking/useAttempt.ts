import { useState } from 'react';
import { ApiFailure } from './ApiFailure.ts';

export interface Attempts {
  /** Why the last one was not done; null while another is under way, and once it is. */
  readonly failure: ApiFailure | null;
  readonly isBusy: boolean;
  /** The answer of the work; null: it was not done, and `failure` says why. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T | null>;
  readonly forget: () => void;
}

/** The press of a person, which the server may refuse; each press forgets the failure of the last. */
export function useAttempt(): Attempts {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    setFailure(null);
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      setFailure(ApiFailure.of(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { failure, isBusy, attempt, forget: () => setFailure(null) };
}
