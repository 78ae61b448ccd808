import type { Convocation } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { SentNotice } from './SentNotice.tsx';

interface SentNoticesProps {
  readonly sent: readonly Convocation[];
  /** The one that may be reminded of: the newest of a meeting to come; null: none. */
  readonly remindable: Convocation | null;
  /** How many people asked not to be reminded. */
  readonly stopped: number;
}

/** What went out, the newest first. */
export function SentNotices({ sent, remindable, stopped }: SentNoticesProps) {
  return (
    <Box component="section" aria-labelledby="enviadas" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="enviadas" variant="h2">
        Lo que salió
      </Typography>
      {sent.map((notice) => (
        <SentNotice
          key={notice.convocationId}
          notice={notice}
          {...(notice === remindable ? { stopped } : {})}
          corrected={sent.find(({ convocationId }) => convocationId === notice.corrects) ?? null}
        />
      ))}
    </Box>
  );
}
