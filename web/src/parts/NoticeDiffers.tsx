import { type NoticeComparison, type SessionState, sayMismatch } from '@asamblea/domain';
import { Alert, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface NoticeDiffersProps {
  /** Null while no notice is out. */
  readonly comparison: NoticeComparison | null;
  readonly timeZone: string;
  readonly state: SessionState;
  /** The possible actions on it here. */
  readonly children?: ReactNode;
}

/** The differences between the sent notice and the meeting, with both values; nothing while they agree. */
export function NoticeDiffers({ comparison, timeZone, state, children }: NoticeDiffersProps) {
  const said = comparison === null ? null : sayMismatch(comparison, timeZone, state);
  if (said === null) return null;
  const { head, items, meaning } = said;
  return (
    <Alert severity="warning" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{head}</Typography>
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
      <Typography>{meaning}</Typography>
      {children}
    </Alert>
  );
}
