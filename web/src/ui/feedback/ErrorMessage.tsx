import type { ReactNode } from 'react';
import { Button } from '../widgets/Button.tsx';
import { Message } from '../widgets/Message.tsx';

interface ErrorMessageProps {
  /** The event, in one sentence. */
  readonly message: ReactNode;
  /** The meaning and the remedy. */
  readonly explanation?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
}

/** Something failed, in the place where it failed, with the button that tries again. */
export function ErrorMessage(props: ErrorMessageProps) {
  const { message, explanation, onRetry, retryLabel = 'Intentar de nuevo' } = props;
  const hasMore = explanation !== undefined && explanation !== null;
  return (
    <Message
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
    </Message>
  );
}
