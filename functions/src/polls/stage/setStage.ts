import { accept, type Outcome, refuse, type Stage, type StageRequest } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordStage } from '../../meeting/sessions/recordStage.ts';

export interface StageChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: StageRequest;
  readonly now: number;
}

/** Sends the projector to the quorum, or blanks it. An open question stays open meanwhile. */
export function setStage(asked: StageChange): Promise<Outcome<{ readonly stage: Stage }>> {
  const { assemblyId, by, request, now } = asked;
  const stage: Stage = { mode: request.mode };
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const reference = documents.session(assemblyId, assembly.activeSession);
    const session = (await tx.get(reference)).data();
    if (session === undefined) return refuse('session-not-open');
    if (session.stage.mode !== stage.mode) {
      tx.update(reference, { stage });
      recordStage(tx, { assemblyId, by, now, stage });
    }
    return accept({ stage });
  });
}
