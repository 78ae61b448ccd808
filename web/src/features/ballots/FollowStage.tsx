import { lazy, Suspense, useEffect, useState } from 'react';
import { importWhenOnline } from '../../firebase/importWhenOnline.ts';
import { PublicFirestore } from '../../firebase/PublicFirestore.tsx';
import { QuietGuard } from '../../ui/QuietGuard.tsx';

const StageListener = lazy(() =>
  importWhenOnline(() => import('./StageListener.tsx')).then((loaded) => ({
    default: loaded.StageListener,
  })),
);

const deafPollMs = 5_000;
const unannouncedPollMs = 10_000;

interface FollowStageProps {
  readonly cot: string;
  /**
   * What comes next is announced to nobody, so it is asked for: an accreditation, or the closing of a
   * question that is not on the screen.
   */
  readonly isUnannounced: boolean;
  readonly onChange: () => void;
}

/** Follows the session once the ballot is already usable; asks every few seconds where it cannot listen. */
export function FollowStage({ cot, isUnannounced, onChange }: FollowStageProps) {
  const [isListening, setListening] = useState(false);
  const isAsking = !isListening || isUnannounced;
  const everyMs = isListening ? unannouncedPollMs : deafPollMs;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onChange();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isAsking, everyMs, onChange]);
  return (
    <QuietGuard>
      <PublicFirestore fallback={null}>
        <Suspense fallback={null}>
          <StageListener cot={cot} onChange={onChange} onListening={setListening} />
        </Suspense>
      </PublicFirestore>
    </QuietGuard>
  );
}
