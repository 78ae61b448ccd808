import { formatCount, hasEnded, type ProxyImportSummary } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { callApi } from '../../firebase/callApi.ts';
import { useSession } from '../../firebase/session.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { formatMoment } from '../../ui/formatMoment.ts';

interface ImportHistoryProps {
  readonly onOpen: (job: ProxyImportSummary) => Promise<void>;
}

const shownAtMost = 5;

/** Files of the last day: one that was left half way goes on, one that ended says what came of it. */
export function ImportHistory({ onOpen }: ImportHistoryProps) {
  const { timeZone } = useSession();
  const [jobs, setJobs] = useState<readonly ProxyImportSummary[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const path = '/api/proxies/import';
    callApi<readonly ProxyImportSummary[]>('GET', path, undefined, leaving.signal).then(
      setJobs,
      // Without it the page works as well; what it lists is found again on the next visit.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (jobs.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="archivos-recientes" sx={{ mt: 3 }}>
      <Typography id="archivos-recientes" variant="h3" component="h2" sx={{ mb: 1 }}>
        Archivos recientes
      </Typography>
      <Paper component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {jobs.slice(0, shownAtMost).map((job) => (
          <Box component="li" key={job.jobId} sx={row}>
            <Typography sx={{ flex: '1 1 14em', minWidth: 0 }}>
              {formatMoment(job.startedAt, timeZone ?? 'UTC')} · {formatCount(job.written)} de{' '}
              {formatCount(job.total)} filas
            </Typography>
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
