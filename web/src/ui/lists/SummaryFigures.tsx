import { Box, Paper, Typography } from '@mui/material';

interface SummaryFiguresProps {
  readonly label: string;
  readonly figures: readonly {
    readonly name: string;
    readonly value: string;
    /** The base of the figure, or a further meaning. */
    readonly note?: string;
  }[];
}

/** The figures that one came for, before any table. */
export function SummaryFigures({ label, figures }: SummaryFiguresProps) {
  return (
    <Box component="dl" aria-label={label} sx={grid}>
      {figures.map(({ name, value, note }) => (
        <Paper key={name} sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
          {note !== undefined && (
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {note}
            </Typography>
          )}
        </Paper>
      ))}
    </Box>
  );
}

const grid = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
} as const;
