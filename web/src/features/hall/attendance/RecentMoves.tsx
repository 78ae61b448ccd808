import type { Attendance } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { formatTime } from '../../../ui/time/formatMoment.ts';

const movesAtMost = 6;

/** The last entries and exits, from every desk. */
export function RecentMoves({
  attendance,
}: {
  readonly attendance: ReadonlyMap<string, Attendance>;
}) {
  const { timeZone } = useSession();
  const moves = useMemo(
    () => [...attendance.values()].sort((a, b) => b.since - a.since).slice(0, movesAtMost),
    [attendance],
  );
  if (moves.length === 0) return null;
  return (
    <Paper component="section" aria-labelledby="movimientos" sx={{ p: 2, mt: 2 }}>
      <Typography id="movimientos" variant="h6" component="h2">
        Últimos movimientos
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {moves.map((move) => (
          <Box component="li" key={move.unitId} sx={{ py: 0.75 }}>
            <Typography variant="body2">
              <b>{move.label}</b> {move.present ? 'entró' : 'salió'} ·{' '}
              {formatTime(move.since, timeZone ?? 'UTC')}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {move.personName}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
