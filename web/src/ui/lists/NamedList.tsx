import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface NamedListProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** Some people or things under their common feature, and its meaning. */
export function NamedList({ title, hint, children }: NamedListProps) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
        {hint}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Paper>
  );
}

interface NamedRowProps {
  readonly name: string;
  /** The detail, below its name. */
  readonly detail?: string;
  /** The actions on it. */
  readonly children?: ReactNode;
}

/** One of a list, with its buttons. */
export function NamedRow({ name, detail = '', children }: NamedRowProps) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {detail !== '' && (
          <Typography variant="body2" color="textSecondary">
            {detail}
          </Typography>
        )}
      </Box>
      {children !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  justifyContent: 'space-between',
  borderTop: 1,
  borderColor: 'divider',
  py: 1,
} as const;
