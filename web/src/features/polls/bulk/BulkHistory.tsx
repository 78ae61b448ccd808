import { type BulkSummary, type BulkWork, bulkEndpoints } from '@asamblea/domain';
import { useRecent } from '../../../firebase/asking/useRecent.ts';
import { RecentJobs } from '../../../parts/jobs/RecentJobs.tsx';
import { sayJob } from './bulkWords.ts';

interface BulkHistoryProps {
  readonly work: BulkWork;
  readonly timeZone: string;
  readonly onOpen: (job: BulkSummary) => Promise<void>;
}

/** The last works of this kind. */
export function BulkHistory({ work, timeZone, onOpen }: BulkHistoryProps) {
  const jobs = useRecent(bulkEndpoints.listBulk);
  const own = jobs.filter((job) => job.work === work);
  return (
    <RecentJobs title="Trabajos recientes" jobs={own} nameOf={sayJob} {...{ timeZone, onOpen }} />
  );
}
