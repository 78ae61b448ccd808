import { Box } from '@mui/material';
import { type Face, MoodFace } from './MoodFace.tsx';
import { ShareBar } from './ShareBar.tsx';

interface MoodBarsProps {
  readonly bars: readonly {
    readonly optionId: string;
    readonly label: string;
    readonly face: Face | null;
    /** From 0 to 1, only for drawing. */
    readonly share: number;
    readonly percent: string;
    readonly people: string;
  }[];
}

/** How the hall answers a mood card, moving as answers come in. Sizes follow the text around it. */
export function MoodBars({ bars }: MoodBarsProps) {
  return (
    <Box component="ul" sx={list}>
      {bars.map(({ optionId, label, face, share, percent, people }) => (
        <li key={optionId}>
          <Box sx={line}>
            <Box component="span" sx={name}>
              <MoodFace face={face} />
              {label}
            </Box>
            <span>
              <b>{percent}</b>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' · '}
                {people}
              </Box>
            </span>
          </Box>
          <ShareBar share={share} tone="primary" height="0.7em" />
        </li>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: '0.7em' } as const;
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '1em',
  mb: '0.2em',
  fontVariantNumeric: 'tabular-nums',
} as const;
const name = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontWeight: 700,
} as const;
