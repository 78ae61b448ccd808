import { type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/widgets/Button.tsx';

interface ReviewButtonProps {
  /** Why there is nothing to review yet; null when there is. */
  readonly missing: string | null;
  /** How far it is, where that is more than what is missing. */
  readonly progress: string | null;
  readonly onReview: () => void;
  readonly children: ReactNode;
}

/** The step after marking, always in sight; while it cannot be taken, with what is missing over it. */
export function ReviewButton({ missing, progress, onReview, children }: ReviewButtonProps) {
  const missingId = useId();
  return (
    <div className="sticky-bar">
      {progress !== null && (
        <p role="status" className="text centred strong">
          {progress}
        </p>
      )}
      {missing !== null && (
        <p id={missingId} className="text-small centred anywhere">
          {missing}
        </p>
      )}
      <Button
        look="filled"
        isWide
        size="huge"
        disabled={missing !== null}
        aria-describedby={missing === null ? undefined : missingId}
        onClick={onReview}
      >
        {children}
      </Button>
    </div>
  );
}
