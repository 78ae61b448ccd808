import type { LiveName } from '@asamblea/domain';
import { useEffect } from 'react';
import { newestOf } from './newestOf.ts';
import { polledPath } from './polledPath.ts';
import { useDeaf } from './useDeaf.ts';
import { type Live, type LiveOf, useLive } from './useLive.ts';
import { usePolling } from './usePolling.ts';

/**
 * What a public screen shows: listened to and, where a network lets nobody listen, asked of the edge
 * until the listener comes back. Only when neither answers is what is shown old.
 */
export function useShown<P extends LiveName>(
  cot: string,
  projection: P,
  initial: LiveOf<P> | null = null,
): Live<P> {
  const [isDeaf, onListening] = useDeaf();
  const polled = usePolling<LiveOf<P>>(isDeaf ? polledPath(cot, projection) : null);
  const heard = useLive(cot, projection, initial, polled.isCurrent);
  const { listening } = heard;
  useEffect(() => onListening(listening), [listening, onListening]);

  const value = newestOf(heard.value, polled.value);
  if (!polled.isCurrent) return { ...heard, value };
  return { ...heard, value, missing: value === null, offline: false, status: 'success' };
}
