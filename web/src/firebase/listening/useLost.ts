import { useEffect, useState } from 'react';

/**
 * How long the server's word may be missing before it is told. After an answer: long enough for a stream that
 * is opened anew. Before the first: a reading may be large, and a phone slow.
 */
const graceMillis = { again: 2_000, first: 20_000 } as const;

/**
 * Whether what a listener says is old: an answer was had and the server is silent since, or none came for
 * long. A browser that knows that it has no network is believed at once.
 */
export function useLost(isCut: boolean, wasAnswered: boolean): boolean {
  const [isLate, setLate] = useState(false);
  const grace = graceMillis[wasAnswered ? 'again' : 'first'];
  useEffect(() => {
    if (!isCut) return;
    const tell = () => setLate(true);
    if (navigator.onLine === false) tell();
    const timer = setTimeout(tell, grace);
    addEventListener('offline', tell);
    return () => {
      clearTimeout(timer);
      removeEventListener('offline', tell);
      setLate(false);
    };
  }, [isCut, grace]);
  return isCut && isLate;
}
