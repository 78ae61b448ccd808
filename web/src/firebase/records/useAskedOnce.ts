import { useEffect, useState } from 'react';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { retryUntilDone } from '../asking/retrying.ts';
import { onLeaving } from '../tab/leaving.ts';
import type { PackProgress } from './readPack.ts';

/** One asking: it ends with the signal, and tells how far it is. */
export type Asking<T> = (signal: AbortSignal, tell: (progress: PackProgress) => void) => Promise<T>;

/**
 * The answer asked for once for each key, again and again until it comes. A refusal is thrown to the error
 * boundary. Without a key it is not asked. `ask` is the same for the same key.
 */
export function useAskedOnce<T>(
  key: string | null,
  ask: Asking<T>,
): { readonly answer: T | null; readonly progress: PackProgress | null } {
  const [found, setFound] = useState<{ of: string; answer: T } | null>(null);
  const [refused, setRefused] = useState<ApiFailure | null>(null);
  const [progress, setProgress] = useState<PackProgress | null>(null);
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const stay = onLeaving(async () => stop.abort());
    const read = () =>
      ask(signal, setProgress).catch((error: unknown) => {
        const failure = ApiFailure.of(error);
        if (signal.aborted || !finalCodes.includes(failure.code)) throw error;
        return failure;
      });
    retryUntilDone(read, signal).then(
      (answer) => {
        if (signal.aborted) return;
        if (answer instanceof ApiFailure) setRefused(answer);
        else setFound({ of: key, answer });
      },
      () => undefined,
    );
    return () => {
      stay();
      stop.abort();
    };
  }, [key, ask]);
  if (refused !== null) throw refused;
  return { answer: found !== null && found.of === key ? found.answer : null, progress };
}

/** Asked again they would say the same. */
const finalCodes: readonly string[] = ['not-signed-in', 'not-allowed', 'not-found', 'bad-request'];
