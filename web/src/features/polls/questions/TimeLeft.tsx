import { signInEndpoints } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useCallback } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { CountdownClock } from '../../../ui/time/CountdownClock.tsx';
import { useClockOffset } from '../../../ui/time/useClockOffset.ts';

/** How long is left to vote, by the server's clock; nothing when it is closed by hand. */
export function TimeLeft({ closesAt }: { readonly closesAt: number | null }) {
  const askServerNow = useCallback(async () => {
    const { serverNow } = await askApi(signInEndpoints.readSession);
    return serverNow;
  }, []);
  const offset = useClockOffset(askServerNow, closesAt !== null);
  if (closesAt === null) return null;
  return (
    <Typography variant="h3" component="p">
      Cierra en <CountdownClock endsAt={closesAt} offset={offset} />
    </Typography>
  );
}
