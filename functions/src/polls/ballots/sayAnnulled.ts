import { type AnnulledQuestion, numberOf, type Question } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** Why each was taken back, and whether it is on the agenda again. */
export function sayAnnulled(
  tx: Transaction,
  assemblyId: string,
  annulled: readonly Question[],
): Promise<readonly AnnulledQuestion[]> {
  return Promise.all(
    annulled.map(async (question) => {
      const { questionId, text, annulment } = question;
      const repeated = pollDocuments.questions(assemblyId).where('repeats', '==', questionId);
      const isRepeated = !(await tx.get(repeated.limit(1))).empty;
      return {
        questionId,
        ...numberOf(question),
        text,
        reason: annulment?.reason ?? '',
        isRepeated,
      };
    }),
  );
}
