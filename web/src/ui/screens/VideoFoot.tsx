import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface VideoFootProps {
  /** In one line, how it goes; empty while it is seen. */
  readonly status: string;
  /** Where else it is seen. */
  readonly elsewhere: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** The line under a video of others, in any state of it. */
export function VideoFoot({ status, elsewhere, closeLabel, onClose }: VideoFootProps) {
  return (
    <>
      <Typography variant="body2" role="status">
        {status}
      </Typography>
      <Box sx={row}>
        {elsewhere}
        <Button size="small" startIcon={<CloseIcon />} onClick={onClose} sx={{ minHeight: 44 }}>
          {closeLabel}
        </Button>
      </Box>
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
} as const;
