import { type AssemblyBrand, publicEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { askApi } from '../asking/askApi.ts';
import { retryUntilDone } from '../asking/retrying.ts';
import { markConnection } from '../listening/connection.ts';
import { onCodeGone } from '../tab/codeGone.ts';

interface Found {
  readonly value: AssemblyBrand | null;
  /** There was one with that code, and it has another now. */
  readonly isReplaced: boolean;
}

type Known = { readonly status: 'loading' } | ({ readonly status: 'success' } & Found);

/**
 * The assembly of the code, asked of the edge, which keeps it for everybody: a screen opens also where a
 * network lets nobody listen. Null when there is no such assembly, or none any more; asked again when what
 * was shown under the code is gone.
 */
export function usePublicAssembly(cot: string): Known {
  const [known, setKnown] = useState<Known & { readonly cot: string }>({ cot, status: 'loading' });
  const [times, setTimes] = useState(0);
  useEffect(() => onCodeGone(() => setTimes((before) => before + 1)), []);
  useEffect(() => {
    const stop = new AbortController();
    const tell = (isFailing: boolean) => markConnection('assembly', isFailing ? 'empty' : 'up');
    retryUntilDone(() => ask(cot, times, stop.signal), stop.signal, tell).then(
      (found) => setKnown({ cot, status: 'success', ...found }),
      () => undefined,
    );
    return () => {
      stop.abort();
      tell(false);
    };
  }, [cot, times]);
  return known.cot === cot ? known : { status: 'loading' };
}

async function ask(cot: string, times: number, signal: AbortSignal): Promise<Found> {
  // The edge keeps the answer a minute: asked again, it is another address.
  const query = times === 0 ? { cot } : { cot, again: String(times) };
  try {
    const value = await askApi(publicEndpoints.readAssembly, query, signal);
    return { value, isReplaced: false };
  } catch (error) {
    const status = error instanceof ApiFailure && error.isOurs ? error.statusCode : 0;
    if (![400, 404, 410].includes(status)) throw error;
    return { value: null, isReplaced: status === 410 };
  }
}
