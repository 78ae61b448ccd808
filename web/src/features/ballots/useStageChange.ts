import { type LiveStage, stageKeyOf } from '@asamblea/domain';
import { useCallback, useEffect, useRef } from 'react';

const spreadMs = 300;

/** Told the stage as it is known now, however it is known; null while nothing is. */
export type HearStage = (stage: LiveStage | null) => void;

/** Says once, of whatever is heard or read, that the stage says something else. */
export function useStageChange(onChange: () => void): HearStage {
  const seen = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (stage) => {
      const key = stage === null ? null : stageKeyOf(stage);
      if (key === null || key === seen.current) return;
      seen.current = key;
      clearTimeout(timer.current);
      // A whole hall hears it at once: a moment of luck each spreads what they ask.
      timer.current = setTimeout(onChange, Math.random() * spreadMs);
    },
    [onChange],
  );
}
