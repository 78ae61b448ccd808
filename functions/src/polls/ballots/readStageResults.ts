import type { AskedBallot, Question, Stage } from '@asamblea/domain';
import { publicResult } from '@asamblea/domain';
import { getGroups, type Transaction } from '../../kernel/database/firestore.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** The results that the moderator shows now, question by question; of the others nothing. */
export async function readStageResults(
  tx: Transaction,
  assemblyId: string,
  { stage, questions }: { readonly stage: Stage; readonly questions: readonly Question[] },
): Promise<readonly Pick<AskedBallot, 'result'>[]> {
  if (stage.mode !== 'result' || questions.some(({ state }) => state !== 'closed')) return [];
  const { results } = await getGroups(tx, {
    results: questions.map(({ questionId }) => pollDocuments.result(assemblyId, questionId)),
  });
  return results.map((result) =>
    result === undefined || result.shownAt === null ? {} : { result: publicResult(result) },
  );
}
