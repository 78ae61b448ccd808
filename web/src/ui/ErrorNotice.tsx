import type { ReactNode } from 'react';
import { Button } from './widgets/Button.tsx';
import { Notice } from './widgets/Notice.tsx';

interface ErrorNoticeProps {
  /** What happened, in one sentence. */
  readonly message: ReactNode;
  /** What it means and what to do. */
  readonly explanation?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
}

/** Something failed, in the place where it failed, with the button that tries again. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { message, explanation, onRetry, retryLabel = 'Intentar de nuevo' } = props;
  const hasMore = explanation !== undefined && explanation !== null;
  return (
    <Notice
      tone="critical"
      title={hasMore ? message : undefined}
      action={
        onRetry === undefined ? undefined : (
          <Button isInherited onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {hasMore ? explanation : message}
    </Notice>
  );
}
