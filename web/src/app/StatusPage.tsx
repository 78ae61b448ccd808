import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface StatusPageProps {
  readonly statusCode: number;
  /** The literal of the specification; an English one has its explanation below. */
  readonly statusMessage: string;
  readonly title: string;
  /** Inside a layout there is a `main` already. */
  readonly isInside?: boolean;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A page that says why there is no page, and the ways out. */
export function StatusPage(props: StatusPageProps) {
  const { statusCode, statusMessage, title, isInside = false, children, actions } = props;
  return (
    <Box component={isInside ? 'div' : 'main'} sx={middle}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {statusCode} · <span lang="en">{statusMessage}</span>
      </Typography>
      <Typography variant="h1">{title}</Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{actions}</Box>
    </Box>
  );
}

const middle = {
  maxWidth: '36rem',
  mx: 'auto',
  px: 2,
  py: { xs: 6, sm: 10 },
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
} as const;
