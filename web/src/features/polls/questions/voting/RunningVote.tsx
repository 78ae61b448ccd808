import { type LiveVoting, presentParticipation } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { ShareBar } from '../../../../ui/charts/ShareBar.tsx';
import { TimeLeft } from '../TimeLeft.tsx';

/** How much has voted, moving as votes come in, and how long is left. */
export function RunningVote({ live }: { readonly live: LiveVoting }) {
  const { percent, share, units, weights } = presentParticipation(live);
  return (
    <Box component="section" aria-label="Participación" sx={{ mb: 3 }}>
      <Box sx={row}>
        <Typography variant="h1" component="p">
          {percent}
        </Typography>
        <Box sx={{ flex: 1, minWidth: 'min(12rem, 100%)' }}>
          <Typography>ha votado: {units}</Typography>
          {weights !== null && (
            <Typography variant="body2" color="textSecondary">
              coeficiente {weights}
            </Typography>
          )}
        </Box>
        <TimeLeft closesAt={live.question.closesAt} />
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
