import { useEffect } from 'react';
import { onComingBack } from './keepAsking.ts';

/** Reads on arriving, on coming back to the page and once there is network again; `reload` is the same function always. */
export function useLookAgain(reload: () => unknown): void {
  useEffect(() => {
    void reload();
    return onComingBack(reload);
  }, [reload]);
}
