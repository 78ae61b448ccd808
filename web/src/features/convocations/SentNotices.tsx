import type { Convocation } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { SentNotice } from './SentNotice.tsx';

/** What went out, the newest first. */
export function SentNotices({ sent }: { readonly sent: readonly Convocation[] }) {
  return (
    <Box component="section" aria-labelledby="enviadas" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="enviadas" variant="h2">
        Lo que salió
      </Typography>
      {sent.map((notice) => (
        <SentNotice
          key={notice.convocationId}
          notice={notice}
          corrected={sent.find(({ convocationId }) => convocationId === notice.corrects) ?? null}
        />
      ))}
    </Box>
  );
}
