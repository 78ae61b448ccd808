import type { LiveStage } from '@asamblea/domain';
import { useEffect } from 'react';
import { usePolled } from '../../firebase/usePolled.ts';
import type { HearStage } from './useStageChange.ts';

const everyMillis = 2_500;

interface StagePollProps {
  readonly cot: string;
  readonly onStage: HearStage;
}

/** Asks for the stage where nothing can be listened to: the edge answers, and no ballot is read for it. */
export function StagePoll({ cot, onStage }: StagePollProps) {
  const path = `/api/public/live?only=stage&cot=${encodeURIComponent(cot)}`;
  const value = usePolled<LiveStage>(path, everyMillis);
  useEffect(() => onStage(value), [value, onStage]);
  return null;
}
