import { type AnnulledQuestion, numberOf, type Question } from '@asamblea/domain';
import { documents } from '../../kernel/platform/documents.ts';
import type { Transaction } from '../../kernel/platform/firestore.ts';

/** Why each was taken back, and whether it is on the agenda again. */
export function sayAnnulled(
  tx: Transaction,
  assemblyId: string,
  annulled: readonly Question[],
): Promise<readonly AnnulledQuestion[]> {
  return Promise.all(
    annulled.map(async (question) => {
      const { questionId, text, annulment } = question;
      const repeated = documents.questions(assemblyId).where('repeats', '==', questionId);
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
