import { type BulkSummary, type BulkWork, formatCount, hasEnded } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { callApi } from '../../firebase/callApi.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { formatMoment } from '../../ui/formatMoment.ts';
import { sayJob } from './bulkWords.ts';

interface BulkHistoryProps {
  readonly work: BulkWork;
  readonly timeZone: string;
  readonly onOpen: (job: BulkSummary) => Promise<void>;
}

const shownAtMost = 5;

/** Jobs of the last day: one that was left half way goes on, one that ended says what came of it. */
export function BulkHistory({ work, timeZone, onOpen }: BulkHistoryProps) {
  const [jobs, setJobs] = useState<readonly BulkSummary[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    callApi<readonly BulkSummary[]>('GET', '/api/bulk', undefined, leaving.signal).then(
      setJobs,
      // Without it the page works as well; what it lists is found again on the next visit.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  const own = jobs.filter((job) => job.work === work).slice(0, shownAtMost);
  if (own.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="recientes">
      <Typography id="recientes" variant="h3" component="h2" sx={{ mb: 1 }}>
        Trabajos recientes
      </Typography>
      <Paper component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {own.map((job) => (
          <Box component="li" key={job.jobId} sx={row}>
            <Box sx={{ flex: '1 1 14em', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{sayJob(job)}</Typography>
              <Typography color="textSecondary">
                {formatMoment(job.startedAt, timeZone)} · {formatCount(job.written)} de{' '}
                {formatCount(job.total)} filas
              </Typography>
            </Box>
            <BusyButton onPress={() => onOpen(job)}>
              {hasEnded(job) ? 'Ver resultado' : 'Continuar'}
            </BusyButton>
          </Box>
        ))}
      </Paper>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        El resultado de cada fila se guarda un día.
      </Typography>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
