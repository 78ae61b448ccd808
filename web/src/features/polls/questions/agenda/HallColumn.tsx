import { Box, Divider } from '@mui/material';
import type { ReactNode } from 'react';

interface HallColumnProps {
  /** The screen of the hall. */
  readonly screen: ReactNode;
  readonly children: ReactNode;
  /** The items waiting for the chair: they stand over the rest at the foot, and move nothing. */
  readonly waiting: ReactNode;
}

/** The screen of the hall, and the facts about the hall. */
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
