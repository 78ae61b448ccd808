import { lazy, Suspense, useEffect, useState } from 'react';
import { PublicFirestore } from '../../firebase/PublicFirestore.tsx';

const StageListener = lazy(() =>
  import('./StageListener.tsx').then((loaded) => ({ default: loaded.StageListener })),
);

const deafPollMs = 5_000;
const deskPollMs = 10_000;

interface FollowStageProps {
  readonly cot: string;
  /** Nobody announces an accreditation to whom it concerns: it is asked for until it comes. */
  readonly isAwaitingDesk: boolean;
  readonly onChange: () => void;
}

/** Follows the session once the ballot is already usable; asks every few seconds where it cannot listen. */
export function FollowStage({ cot, isAwaitingDesk, onChange }: FollowStageProps) {
  const [isListening, setListening] = useState(false);
  const isAsking = !isListening || isAwaitingDesk;
  const everyMs = isListening ? deskPollMs : deafPollMs;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onChange();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isAsking, everyMs, onChange]);
  return (
    <PublicFirestore fallback={null}>
      <Suspense fallback={null}>
        <StageListener cot={cot} onChange={onChange} onListening={setListening} />
      </Suspense>
    </PublicFirestore>
  );
}
