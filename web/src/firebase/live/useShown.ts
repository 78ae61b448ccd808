import type { LiveName } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { polledPath } from '../asking/polledPath.ts';
import { newestOf } from '../tab/newestOf.ts';
import { useDeaf } from './useDeaf.ts';
import { type Live, type LiveOf, useLive } from './useLive.ts';
import { usePolling } from './usePolling.ts';

/**
 * The data of a public screen: asked of the edge at once, so that its first picture does not wait for
 * Firestore, and then listened to. Where a network lets nobody listen, it is asked again until the listener
 * comes back. Only when neither answers is what is shown old.
 */
export function useShown<P extends LiveName>(
  cot: string,
  projection: P,
  initial: LiveOf<P> | null = null,
): Live<P> {
  const [isDeaf, onListening] = useDeaf();
  const [isBlank, setBlank] = useState(false);
  const isAsked = isBlank || isDeaf;
  const polled = usePolling<LiveOf<P>>(isAsked ? polledPath(cot, projection) : null);
  const heard = useLive(cot, projection, initial, polled.isCurrent);
  const { listening } = heard;
  useEffect(() => onListening(listening), [listening, onListening]);
  const hasNothing = !listening && heard.value === null;
  useEffect(() => setBlank(hasNothing), [hasNothing]);

  const value = newestOf(heard.value, polled.value);
  if (!polled.isCurrent) return { ...heard, value };
  return { ...heard, value, missing: value === null, offline: false, status: 'success' };
}
