import { useEffect } from 'react';

/** Reads on arriving, on coming back to the page and once there is network again; `reload` is the same function always. */
export function useLookAgain(reload: () => unknown): void {
  useEffect(() => {
    void reload();
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [reload]);
}
