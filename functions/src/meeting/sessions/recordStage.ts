import { type Stage, stagedIds } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';

export interface StageMoved {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
  readonly stage: Stage;
}

/** One change of the stage is one event, whatever it shows; of several questions it names the first. */
export function recordStage(tx: Transaction, { assemblyId, by, now, stage }: StageMoved): void {
  const [questionId] = stagedIds(stage);
  const shown = questionId === undefined ? {} : { questionId };
  recordEvent(tx, assemblyId, { kind: 'stage-changed', by, at: now, mode: stage.mode, ...shown });
}
