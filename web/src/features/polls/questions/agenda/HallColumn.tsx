import { Box, Divider } from '@mui/material';
import type { ReactNode } from 'react';

interface HallColumnProps {
  /** What the hall sees. */
  readonly screen: ReactNode;
  readonly children: ReactNode;
  /** What waits for the chair: it stands over the rest at the foot, and moves nothing. */
  readonly waiting: ReactNode;
}

/** What the hall sees, and what is known of it. */
export function HallColumn({ screen, children, waiting }: HallColumnProps) {
  return (
    <Box sx={column}>
      {screen}
      <Divider />
      {children}
      <Box sx={foot}>{waiting}</Box>
    </Box>
  );
}

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const foot = {
  position: { md: 'sticky' },
  bottom: 0,
  zIndex: 1,
  maxHeight: { md: '60vh' },
  overflowY: { md: 'auto' },
  bgcolor: 'background.paper',
} as const;
