import { signInEndpoints } from '@asamblea/domain';
import { useCallback } from 'react';
import { useClockOffset } from '../../ui/time/useClockOffset.ts';
import { askApi } from './askApi.ts';

/** How far the server's clock is ahead of this machine's, asked only while something needs it. */
export function useServerOffset(active: boolean): number {
  const askServerNow = useCallback(async () => {
    const { serverNow } = await askApi(signInEndpoints.readSession);
    return serverNow;
  }, []);
  return useClockOffset(askServerNow, active);
}
