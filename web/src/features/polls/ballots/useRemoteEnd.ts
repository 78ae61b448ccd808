import { useEffect, useRef } from 'react';

/**
 * Says that the meeting online was ended while this page was looked at; not that it had been before somebody
 * came. `endedAt`: when it was, null while it was not, undefined while that is not known.
 */
export function useRemoteEnd(endedAt: number | null | undefined, onEnd?: () => void): void {
  const seen = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (endedAt === undefined) return;
    const isNews = seen.current !== undefined && endedAt !== null && endedAt !== seen.current;
    seen.current = endedAt;
    if (isNews) onEnd?.();
  }, [endedAt, onEnd]);
}
