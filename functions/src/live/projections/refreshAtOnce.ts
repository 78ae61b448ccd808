import { documents } from '../../kernel/database/documents.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { refreshStage } from './refreshes.ts';

/**
 * Brings the stage up to date in the request that moved it, without waiting for the trigger, which comes
 * later and leaves a newer one alone. The move itself is done: if this fails, the trigger shows it.
 */
export function refreshAtOnce(assemblyId: string): Promise<boolean> {
  return attempt('The stage is left for the trigger', async () => {
    const assembly = await documents.assembly(assemblyId).get();
    const cot = assembly.data()?.cot;
    if (cot !== undefined) await refreshStage(assemblyId, cot, assembly.readTime);
  });
}
