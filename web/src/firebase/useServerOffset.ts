import { useCallback } from 'react';
import { useClockOffset } from '../ui/useClockOffset.ts';
import { callApi } from './callApi.ts';

/** How far the server's clock is ahead of this machine's, asked only while something needs it. */
export function useServerOffset(active: boolean): number {
  const askServerNow = useCallback(async () => {
    const { serverNow } = await callApi<{ serverNow: number }>('GET', '/api/auth/session');
    return serverNow;
  }, []);
  return useClockOffset(askServerNow, active);
}
