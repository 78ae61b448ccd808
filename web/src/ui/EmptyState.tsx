import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: ReactNode;
  /** What it means and what to do next. */
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing here yet: says so, and what comes next. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <Box sx={middle}>
      <Box aria-hidden sx={{ fontSize: 48, lineHeight: 1, color: 'text.secondary', mb: 1 }}>
        {icon ?? <InboxIcon fontSize="inherit" />}
      </Box>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children !== undefined && (
        <Typography component="div" color="textSecondary" sx={{ mt: 1, maxWidth: '42ch' }}>
          {children}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}

const middle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  px: 2,
  py: { xs: 5, sm: 8 },
} as const;
