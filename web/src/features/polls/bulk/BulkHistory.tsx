import {
  type BulkSummary,
  type BulkWork,
  bulkEndpoints,
  formatCount,
  hasEnded,
} from '@asamblea/domain';
import { useRecent } from '../../../firebase/asking/useRecent.ts';
import { RecentWorks } from '../../../ui/feedback/RecentWorks.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { sayJob } from './bulkWords.ts';

interface BulkHistoryProps {
  readonly work: BulkWork;
  readonly timeZone: string;
  readonly onOpen: (job: BulkSummary) => Promise<void>;
}

const shownAtMost = 5;

/** The last works of this kind. */
export function BulkHistory({ work, timeZone, onOpen }: BulkHistoryProps) {
  const jobs = useRecent(bulkEndpoints.listBulk);
  const own = jobs.filter((job) => job.work === work).slice(0, shownAtMost);
  return (
    <RecentWorks
      title="Trabajos recientes"
      works={own.map((job) => ({
        id: job.jobId,
        name: sayJob(job),
        detail: `${formatMoment(job.startedAt, timeZone)} · ${formatCount(job.written)} de ${formatCount(job.total)} ${job.total === 1 ? 'fila' : 'filas'}`,
        hasEnded: hasEnded(job),
        onOpen: () => onOpen(job),
      }))}
    />
  );
}
