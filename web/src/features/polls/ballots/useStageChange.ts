import { type LiveStage, stageKeyOf } from '@asamblea/domain';
import { useCallback, useEffect, useRef } from 'react';

const spreadMs = 300;

/** Says once, of whatever is heard or read, that the stage says something else. */
export function useStageChange(onChange: () => void): (stage: LiveStage) => void {
  const seen = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (stage: LiveStage) => {
      const key = stageKeyOf(stage);
      if (key === seen.current) return;
      seen.current = key;
      clearTimeout(timer.current);
      // A whole hall hears it at once: a moment of luck each spreads what they ask.
      timer.current = setTimeout(onChange, Math.random() * spreadMs);
    },
    [onChange],
  );
}
