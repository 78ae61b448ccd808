import { useRef, useState } from 'react';
import { describeSignInError, type SignInError } from './describeSignInError.ts';

export interface SignIn {
  readonly error: SignInError | null;
  readonly isBusy: boolean;
  /** When it may be tried again, by this machine's clock; 0 when nobody asked to wait. */
  readonly waitUntil: number;
  /** Tries to enter. A second press while the first is on its way does nothing. */
  readonly enter: (attempt: () => Promise<void>) => Promise<void>;
  /** The same for what stays on this page when it goes well. */
  readonly ask: (attempt: () => Promise<void>) => Promise<void>;
}

/** One attempt at a time: loading is set and the error cleared, as specification §4 says. */
export function useSignIn(): SignIn {
  const [error, setError] = useState<SignInError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [waitUntil, setWaitUntil] = useState(0);
  const sent = useRef(false);

  async function run(attempt: () => Promise<void>, stays: boolean) {
    if (sent.current) return;
    sent.current = true;
    setBusy(true);
    setError(null);
    let isOver = stays;
    try {
      await attempt();
    } catch (failure) {
      const described = describeSignInError(failure);
      setError(described);
      setWaitUntil(described.waitSeconds === 0 ? 0 : Date.now() + described.waitSeconds * 1000);
      isOver = true;
    }
    // Having entered, the whole page is on its way to be another one.
    if (!isOver) return;
    setBusy(false);
    sent.current = false;
  }

  return {
    error,
    isBusy,
    waitUntil,
    enter: (attempt) => run(attempt, false),
    ask: (attempt) => run(attempt, true),
  };
}
