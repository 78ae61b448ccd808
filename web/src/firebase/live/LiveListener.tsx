import type { LiveName } from '@asamblea/domain';
import { useEffect } from 'react';
import { type LiveOf, useLive } from './useLive.ts';

export interface LiveListenerProps<P extends LiveName> {
  readonly cot: string;
  readonly projection: P;
  readonly onLive: (value: LiveOf<P>) => void;
  readonly onListening: (isListening: boolean) => void;
}

/** Listens to one small document, inside `PublicFirestore`. */
export function LiveListener<P extends LiveName>(props: LiveListenerProps<P>) {
  const { cot, projection, onLive, onListening } = props;
  const { value, listening } = useLive(cot, projection);
  useEffect(() => {
    if (value !== null) onLive(value);
  }, [value, onLive]);
  useEffect(() => onListening(listening), [listening, onListening]);
  return null;
}
