import type { Asker, Endpoint } from '@asamblea/domain';
import { useCallback } from 'react';
import { askApi } from './askApi.ts';
import { useReading } from './useReading.ts';

/** The list of the API, read once; nothing if it cannot be read, and the page works as well. */
export function useRecent<T>(
  endpoint: Endpoint<string, Asker, undefined, readonly T[]>,
): readonly T[] {
  const read = useCallback(
    (signal: AbortSignal) => askApi(endpoint, undefined, signal),
    [endpoint],
  );
  return useReading(read).answer ?? nothing;
}

const nothing: readonly never[] = [];
