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
  const { stage, question, session } = value ?? {};
  const key =
    value === null
      ? null
      : [
          stage?.mode,
          question?.questionId,
          question?.state,
          question?.closesAt,
          session?.state,
        ].join('/');
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
