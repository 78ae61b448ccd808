import { Alert, AlertTitle, Button } from '@mui/material';
import type { ReactNode } from 'react';

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
    <Alert
      severity="error"
      action={
        onRetry === undefined ? undefined : (
          <Button color="inherit" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {hasMore ? (
        <>
          <AlertTitle sx={{ mb: 0 }}>{message}</AlertTitle>
          {explanation}
        </>
      ) : (
        message
      )}
    </Alert>
  );
}
