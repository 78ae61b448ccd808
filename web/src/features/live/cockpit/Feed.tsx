import { type RecordRow, sayEvent } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { formatTime } from '../../../ui/time/formatMoment.ts';
import { DashboardCard } from './DashboardCard.tsx';

interface FeedProps {
  readonly rows: readonly RecordRow[];
  readonly timeZone: string;
}

/** The latest events, newest first. */
export function Feed({ rows, timeZone }: FeedProps) {
  return (
    <DashboardCard title="Lo último" path="/quorum/private" link="Ver el registro">
      {rows.length === 0 ? (
        <Typography color="textSecondary">Todavía no ha pasado nada en la sala.</Typography>
      ) : (
        <Box component="ol" sx={list}>
          {rows.map((row) => (
            <Box component="li" key={row.eventId} sx={item}>
              <Typography component="span" color="textSecondary" sx={hour}>
                {formatTime(row.at, timeZone)}
              </Typography>
              <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {sayEvent(row, timeZone)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </DashboardCard>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 } as const;
const item = {
  display: 'grid',
  gridTemplateColumns: '5.5em minmax(0, 1fr)',
  columnGap: 1,
} as const;
const hour = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
