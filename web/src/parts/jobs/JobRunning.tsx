import { jobPercent } from '@asamblea/domain';
import type { ReactNode } from 'react';
import type { FollowedJob } from '../../firebase/asking/useFollowing.ts';
import { JobBar } from '../../ui/feedback/JobBar.tsx';
import { sayWritten } from './jobWords.ts';

interface JobRunningProps extends FollowedJob {
  readonly title: string;
  /** The title once it was told to stop. */
  readonly stopping?: string;
  /** What is counted: «registros». */
  readonly counted: string;
  readonly cancelLabel?: string;
  readonly onCancel: () => Promise<void>;
  /** The state meanwhile, and the effect of closing this page. */
  readonly children: ReactNode;
}

/** A job of the server that this page follows: how far it is, and the way to stop it. */
export function JobRunning(props: JobRunningProps) {
  const { progress, isCut, title, counted, onCancel, children } = props;
  const { stopping = title, cancelLabel = 'Detener' } = props;
  const isStopping = progress.state === 'dropping';
  return (
    <JobBar
      title={isStopping ? stopping : title}
      percent={jobPercent(progress)}
      status={`${sayWritten(progress)} ${counted}`}
      {...{ isCut, isStopping, cancelLabel, onCancel }}
    >
      {children}
    </JobBar>
  );
}
