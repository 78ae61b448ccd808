import { hasEnded, type JobProgress } from '@asamblea/domain';
import { RecentWorks } from '../../ui/feedback/RecentWorks.tsx';
import { formatMoment } from '../../ui/time/formatMoment.ts';
import { rowsNoun, sayWritten } from './jobWords.ts';

/** A job that answers row by row. */
interface ListedJob extends JobProgress {
  /** Milliseconds by the server's clock. */
  readonly startedAt: number;
}

interface RecentJobsProps<Job extends ListedJob> {
  readonly title: string;
  /** The newest first. */
  readonly jobs: readonly Job[];
  readonly timeZone: string;
  /** The name of each, where they are not all of one kind. */
  readonly nameOf?: (job: Job) => string;
  readonly onOpen: (job: Job) => Promise<void>;
}

const shownAtMost = 5;

/** The last jobs over the rows of a sheet: when each began, how far it came, and the way back to it. */
export function RecentJobs<Job extends ListedJob>(props: RecentJobsProps<Job>) {
  const { title, jobs, timeZone, nameOf, onOpen } = props;
  return (
    <RecentWorks
      title={title}
      works={jobs.slice(0, shownAtMost).map((job) => ({
        id: job.jobId,
        ...(nameOf === undefined ? {} : { name: nameOf(job) }),
        detail: `${formatMoment(job.startedAt, timeZone)} · ${sayWritten(job)} ${rowsNoun(job)}`,
        hasEnded: hasEnded(job),
        onOpen: () => onOpen(job),
      }))}
    />
  );
}
