import { useEffect, useState } from 'react';

/** Listening takes a moment to begin, and comes back by itself after most silences. */
const deafAfterMillis = 5_000;

/**
 * Whether nothing has been listened to for long enough to ask instead, and how it is told that a listener
 * hears: the same function always.
 */
export function useDeaf(): readonly [isDeaf: boolean, onListening: (isListening: boolean) => void] {
  const [isListening, setListening] = useState(false);
  const [isDeaf, setDeaf] = useState(false);
  useEffect(() => {
    if (isListening) {
      setDeaf(false);
      return;
    }
    const timer = setTimeout(() => setDeaf(true), deafAfterMillis);
    return () => clearTimeout(timer);
  }, [isListening]);
  return [isDeaf, setListening];
}
