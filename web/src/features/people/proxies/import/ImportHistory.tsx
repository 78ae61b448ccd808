import {
  formatCount,
  hasEnded,
  type ProxyImportSummary,
  proxyImportEndpoints,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { useRecent } from '../../../../firebase/asking/useRecent.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { RecentWorks } from '../../../../ui/feedback/RecentWorks.tsx';
import { formatMoment } from '../../../../ui/time/formatMoment.ts';

interface ImportHistoryProps {
  readonly onOpen: (job: ProxyImportSummary) => Promise<void>;
}

const shownAtMost = 5;

/** The last files of proxies. */
export function ImportHistory({ onOpen }: ImportHistoryProps) {
  const { timeZone } = useSession();
  const jobs = useRecent(proxyImportEndpoints.listProxyImports);
  return (
    <Box sx={{ mt: 3 }}>
      <RecentWorks
        title="Archivos recientes"
        works={jobs.slice(0, shownAtMost).map((job) => ({
          id: job.jobId,
          detail: `${formatMoment(job.startedAt, timeZone ?? 'UTC')} · ${formatCount(job.written)} de ${formatCount(job.total)} ${job.total === 1 ? 'fila' : 'filas'}`,
          hasEnded: hasEnded(job),
          onOpen: () => onOpen(job),
        }))}
      />
    </Box>
  );
}
