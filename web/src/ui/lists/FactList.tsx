import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
  readonly facts: readonly Fact[];
  /** One under the other, where they are few and long. */
  readonly isStacked?: boolean;
}

/** The facts about something, each with its name above. */
export function FactList({ facts, isStacked = false }: FactListProps) {
  return (
    <Box component="dl" sx={isStacked ? stacked : columns}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <Typography component="dt" color="textSecondary" variant="body2">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

const stacked = { m: 0, display: 'grid', gap: 1.5 } as const;
const columns = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const;
