import { Box, Paper, Typography } from '@mui/material';
import { HiddenTable } from '../lists/HiddenTable.tsx';
import { ShareBar } from './ShareBar.tsx';

interface BarListProps {
  readonly caption: string;
  /** The headings of the figures, for the table that goes with the drawing. */
  readonly columns: readonly [name: string, figure: string, note: string];
  readonly bars: readonly {
    readonly label: string;
    /** From 0 to 1, only for drawing. */
    readonly share: number;
    readonly figure: string;
    readonly note: string;
  }[];
  /** The note goes under its figure, where there is little room. */
  readonly isNarrow?: boolean;
}

/** How parts compare with one another, a bar each. */
export function BarList({ caption, columns, bars, isNarrow = false }: BarListProps) {
  return (
    <Paper component="section" aria-label={caption} sx={{ p: 2, position: 'relative' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {caption}
      </Typography>
      <Box aria-hidden sx={{ display: 'grid', gap: 1.25 }}>
        {bars.map(({ label, share, figure, note }) => (
          <Box key={label}>
            <Box sx={line}>
              <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {label}
              </Box>
              <Box component="span" sx={{ textAlign: 'right' }}>
                <strong>{figure}</strong> {!isNarrow && <Note>{note}</Note>}
              </Box>
            </Box>
            {isNarrow && <Note>{note}</Note>}
            <ShareBar share={share} tone="primary" height="0.7em" />
          </Box>
        ))}
      </Box>
      <HiddenTable
        caption={caption}
        columns={columns}
        rows={bars.map(({ label, figure, note }) => [label, figure, note])}
      />
    </Paper>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 0.5,
  fontVariantNumeric: 'tabular-nums',
} as const;
