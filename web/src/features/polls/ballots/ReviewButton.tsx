import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { stickyBar } from './stickyBar.ts';

interface ReviewButtonProps {
  /** Why there is nothing to review yet; null when there is. */
  readonly missing: string | null;
  /** How far it is, where that is more than what is missing. */
  readonly progress?: string;
  readonly onReview: () => void;
  readonly children: ReactNode;
}

/** The step after marking, always in sight; while it cannot be taken, with what is missing over it. */
export function ReviewButton({ missing, progress, onReview, children }: ReviewButtonProps) {
  const missingId = useId();
  return (
    <Box sx={stickyBar}>
      {progress !== undefined && (
        <Typography role="status" sx={{ textAlign: 'center', fontWeight: 600 }}>
          {progress}
        </Typography>
      )}
      {missing !== null && (
        <Typography
          id={missingId}
          variant="body2"
          sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}
        >
          {missing}
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={missing !== null}
        aria-describedby={missing === null ? undefined : missingId}
        onClick={onReview}
        sx={{ minHeight: 56 }}
      >
        {children}
      </Button>
    </Box>
  );
}
