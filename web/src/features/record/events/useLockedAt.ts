import { type ProtectedAnswer, recordEndpoints } from '@asamblea/domain';
import { useEffect } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { onLeaving } from '../../../firebase/tab/leaving.ts';

/** Locks when the minutes are over, also on a device that slept through them, and when somebody signs out. */
export function useLockedAt({ until, serverNow }: ProtectedAnswer, lock: () => void): void {
  useEffect(() => {
    const end = Date.now() + until - serverNow;
    const look = () => {
      if (Date.now() >= end) lock();
    };
    const timer = setTimeout(lock, Math.max(0, end - Date.now()));
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    const forget = onLeaving(async () => lock());
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
      forget();
    };
  }, [until, serverNow, lock]);

  // A person who goes to another page leaves it shut for the next one at this screen.
  useEffect(() => () => void close(), []);
}

async function close(): Promise<void> {
  try {
    await askApi(recordEndpoints.closeProtected, {});
  } catch {
    // The minutes of the password end it.
  }
}
