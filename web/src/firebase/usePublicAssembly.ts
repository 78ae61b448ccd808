import type { AssemblyBrand } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { ApiFailure } from './ApiFailure.ts';
import { callApi } from './callApi.ts';
import { markConnection } from './connection.ts';
import { keepTrying } from './retrying.ts';

type Known =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly value: AssemblyBrand | null };

/**
 * Whose the code is, asked of the edge, which keeps it for everybody: a screen opens also where a network
 * lets nobody listen. Null when there is no such assembly.
 */
export function usePublicAssembly(cot: string): Known {
  const [known, setKnown] = useState<Known & { readonly cot: string }>({ cot, status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    const tell = (isFailing: boolean) => markConnection('assembly', isFailing ? 'empty' : 'up');
    keepTrying(() => ask(cot, stop.signal), stop.signal, tell).then(
      (value) => setKnown({ cot, status: 'success', value }),
      () => undefined,
    );
    return () => {
      stop.abort();
      tell(false);
    };
  }, [cot]);
  return known.cot === cot ? known : { status: 'loading' };
}

async function ask(cot: string, signal: AbortSignal): Promise<AssemblyBrand | null> {
  try {
    const path = `/api/public/assembly?cot=${encodeURIComponent(cot)}`;
    return await callApi<AssemblyBrand>('GET', path, undefined, signal);
  } catch (error) {
    const status = error instanceof ApiFailure && error.isOurs ? error.statusCode : 0;
    if (status === 404 || status === 400) return null;
    throw error;
  }
}
