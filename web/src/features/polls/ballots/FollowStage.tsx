import type { LiveStage, PointNow } from '@asamblea/domain';
import { useCallback, useEffect } from 'react';
import { FollowLive } from '../../../firebase/live/FollowLive.tsx';
import { useStageChange } from './useStageChange.ts';

const unannouncedPollMs = 10_000;

interface FollowStageProps {
  readonly cot: string;
  /**
   * The next event is announced to nobody, so it is asked for: an accreditation, or the closing of a question
   * that is not on the screen.
   */
  readonly isUnannounced: boolean;
  /** The stage, or its state, changed since the ballot was read. */
  readonly onChange: () => void;
  /** The point of the agenda that is treated, as it is heard: nothing is asked for it. */
  readonly onPoint?: (point: PointNow | null) => void;
}

/** Follows the session once the ballot is already usable; asks the edge where it cannot listen. */
export function FollowStage({ cot, isUnannounced, onChange, onPoint }: FollowStageProps) {
  useEffect(() => {
    if (!isUnannounced) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onChange();
    }, unannouncedPollMs);
    return () => clearInterval(timer);
  }, [isUnannounced, onChange]);

  const hear = useStageChange(onChange);
  const onStage = useCallback(
    (stage: LiveStage) => {
      hear(stage);
      onPoint?.(stage.session?.point ?? null);
    },
    [hear, onPoint],
  );

  return <FollowLive cot={cot} projection="stage" onLive={onStage} />;
}
