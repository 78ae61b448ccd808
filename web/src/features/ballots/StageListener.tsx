import { type LiveQuestion, moodOn, votingsOf } from '@asamblea/domain';
import { useEffect, useRef } from 'react';
import { useLive } from '../../firebase/useLive.ts';

const spreadMs = 400;

interface StageListenerProps {
  readonly cot: string;
  /** What is on stage, or its state, changed since the ballot was read. */
  readonly onChange: () => void;
  readonly onListening: (isListening: boolean) => void;
}

/** Listens to the public question, one small document, to know when to read the ballot again. */
export function StageListener({ cot, onChange, onListening }: StageListenerProps) {
  const { value, offline, status } = useLive(cot, 'question');
  const key = value === null ? null : keyOf(value);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (key === null || key === seen.current) return;
    seen.current = key;
    // A whole hall hears it at once: a moment of luck each spreads what they ask.
    const timer = setTimeout(onChange, Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [key, onChange]);
  const isListening = status === 'success' && !offline;
  useEffect(() => onListening(isListening), [isListening, onListening]);
  return null;
}

/** What a ballot shows of the stage: anything else that moves asks for nothing. */
function keyOf(live: LiveQuestion): string {
  const asked = votingsOf(live).flatMap(({ question }) => [
    ...[question?.questionId, question?.state, question?.closesAt],
  ]);
  const mood = moodOn(live.stage);
  return [...[live.stage.mode, mood?.moodId, mood?.closesAt, live.session?.state], ...asked].join(
    '/',
  );
}
