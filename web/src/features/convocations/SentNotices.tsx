import { type Convocation, convocationKindNames, sayInstant } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';

/** What went out, the newest first. */
export function SentNotices({ sent }: { readonly sent: readonly Convocation[] }) {
  return (
    <Box component="section" aria-labelledby="enviadas" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="enviadas" variant="h2">
        Lo que salió
      </Typography>
      {sent.map(({ convocationId, number, kind, subject, at, timeZone }) => (
        <Paper key={convocationId} component="article" sx={{ p: 2.5 }}>
          <Typography variant="h3">
            {convocationKindNames[kind]} n.º {number}
          </Typography>
          <Typography>{subject}</Typography>
          <Typography color="textSecondary">Salió el {sayInstant(at, timeZone)}.</Typography>
        </Paper>
      ))}
    </Box>
  );
}
