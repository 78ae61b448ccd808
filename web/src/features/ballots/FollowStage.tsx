import type { PointNow } from '@asamblea/domain';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { importWhenOnline } from '../../firebase/importWhenOnline.ts';
import { PublicFirestore } from '../../firebase/PublicFirestore.tsx';
import { QuietGuard } from '../../ui/QuietGuard.tsx';
import { StagePoll } from './StagePoll.tsx';
import { type HearStage, useStageChange } from './useStageChange.ts';

const StageListener = lazy(() =>
  importWhenOnline(() => import('./StageListener.tsx')).then((loaded) => ({
    default: loaded.StageListener,
  })),
);

const unannouncedPollMs = 10_000;
/** Listening takes a moment to begin, and comes back by itself after most silences. */
const deafAfterMs = 5_000;

interface FollowStageProps {
  readonly cot: string;
  /**
   * What comes next is announced to nobody, so it is asked for: an accreditation, or the closing of a
   * question that is not on the screen.
   */
  readonly isUnannounced: boolean;
  /** What is on stage, or its state, changed since the ballot was read. */
  readonly onChange: () => void;
  /** The point of the agenda that is treated, as it is heard: nothing is asked for it. */
  readonly onPoint?: (point: PointNow | null) => void;
}

/** Follows the session once the ballot is already usable; asks the edge where it cannot listen. */
export function FollowStage({ cot, isUnannounced, onChange, onPoint }: FollowStageProps) {
  const [isListening, setListening] = useState(false);
  const [isDeaf, setDeaf] = useState(false);
  useEffect(() => {
    if (isListening) {
      setDeaf(false);
      return;
    }
    const timer = setTimeout(() => setDeaf(true), deafAfterMs);
    return () => clearTimeout(timer);
  }, [isListening]);
  useEffect(() => {
    if (!isUnannounced) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onChange();
    }, unannouncedPollMs);
    return () => clearInterval(timer);
  }, [isUnannounced, onChange]);

  const hear = useStageChange(onChange);
  const onStage = useCallback<HearStage>(
    (stage) => {
      hear(stage);
      if (stage !== null) onPoint?.(stage.session?.point ?? null);
    },
    [hear, onPoint],
  );

  return (
    <QuietGuard>
      {isDeaf && <StagePoll cot={cot} onStage={onStage} />}
      <PublicFirestore fallback={null}>
        <Suspense fallback={null}>
          <StageListener cot={cot} onStage={onStage} onListening={setListening} />
        </Suspense>
      </PublicFirestore>
    </QuietGuard>
  );
}
