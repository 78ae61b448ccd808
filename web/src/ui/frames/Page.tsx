import { Box, Container, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PageProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** `narrow` for forms and reading, `wide` for tables and desks, `alone` in the middle of a page without a menu. */
  readonly width?: 'narrow' | 'normal' | 'wide' | 'alone';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const widths = { narrow: '36rem', normal: '53rem', wide: 'none', alone: 'none' } as const;

/**
 * The frame of a screen: its title, what can be done here, and the content. Titles and actions stand at the same
 * place on every page; only the content is as wide as it reads well.
 */
export function Page({ title, subtitle, width = 'normal', actions, children }: PageProps) {
  return (
    <Container maxWidth={width === 'alone' ? 'sm' : 'xl'} sx={{ py: { xs: 2, sm: 3 } }}>
      <Box sx={header}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          {subtitle !== undefined && (
            <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '75ch' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions !== undefined && <Box sx={buttons}>{actions}</Box>}
      </Box>
      <Box sx={{ maxWidth: widths[width] }}>{children}</Box>
    </Container>
  );
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 2,
  mb: 3,
} as const;

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
