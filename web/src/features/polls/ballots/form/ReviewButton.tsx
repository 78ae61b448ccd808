import { type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/widgets/Button.tsx';
import { NextStep } from './NextStep.tsx';

interface ReviewButtonProps {
  /** Why there is nothing to review yet; null when there is. */
  readonly missing: string | null;
  /** The progress, where that is more than the missing part. */
  readonly progress: string | null;
  /** Something is marked: from there on the button stays in sight. Before, the answers have the room. */
  readonly isBegun: boolean;
  readonly onReview: () => void;
  readonly children: ReactNode;
}

/** The step after marking, in sight once something is marked; while it cannot be taken, with what is missing over it. */
export function ReviewButton(props: ReviewButtonProps) {
  const { missing, progress, isBegun, onReview, children } = props;
  const missingId = useId();
  return (
    <NextStep isInSight={isBegun}>
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
    </NextStep>
  );
}
