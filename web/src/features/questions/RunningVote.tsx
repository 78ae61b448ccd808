import { type LiveQuestion, presentParticipation } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useCallback } from 'react';
import { callApi } from '../../firebase/callApi.ts';
import { CountdownClock } from '../../ui/CountdownClock.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import { useClockOffset } from '../../ui/useClockOffset.ts';

/** How much has voted, moving as votes come in, and how long is left. */
export function RunningVote({ live }: { readonly live: LiveQuestion }) {
  const closesAt = live.question?.closesAt ?? null;
  const askServerNow = useCallback(async () => {
    const { serverNow } = await callApi<{ serverNow: number }>('GET', '/api/auth/session');
    return serverNow;
  }, []);
  const offset = useClockOffset(askServerNow, closesAt !== null);
  const { percent, share, units, weights } = presentParticipation(live);
  return (
    <Box component="section" aria-label="Participación" sx={{ mb: 3 }}>
      <Box sx={row}>
        <Typography variant="h1" component="p">
          {percent}
        </Typography>
        <Box sx={{ flex: 1, minWidth: '12rem' }}>
          <Typography>ha votado: {units}</Typography>
          <Typography variant="body2" color="textSecondary">
            coeficiente {weights}
          </Typography>
        </Box>
        {closesAt !== null && (
          <Typography variant="h3" component="p">
            Cierra en <CountdownClock endsAt={closesAt} offset={offset} />
          </Typography>
        )}
      </Box>
      <ShareBar share={share} tone="primary" height="0.75rem" />
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  mb: 1.5,
} as const;
