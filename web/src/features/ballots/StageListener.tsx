import { useEffect } from 'react';
import { useLive } from '../../firebase/useLive.ts';
import type { HearStage } from './useStageChange.ts';

interface StageListenerProps {
  readonly cot: string;
  readonly onStage: HearStage;
  readonly onListening: (isListening: boolean) => void;
}

/** Listens to the stage, one small document that does not change while others vote. */
export function StageListener({ cot, onStage, onListening }: StageListenerProps) {
  const { value, offline, status } = useLive(cot, 'stage');
  useEffect(() => onStage(value), [value, onStage]);
  const isListening = status === 'success' && !offline;
  useEffect(() => onListening(isListening), [isListening, onListening]);
  return null;
}
