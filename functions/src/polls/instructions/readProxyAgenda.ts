import {
  byQuestionNumber,
  isSecret,
  numberOf,
  type ProxyAgendaItem,
  takesSeveral,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';

/**
 * The questions for which a proxy may give instructions: those still to be voted with name that take one
 * answer. Nobody could see whether a secret instruction was followed.
 */
export async function readProxyAgenda(
  tx: Transaction,
  assemblyId: string,
  session: number,
): Promise<readonly ProxyAgendaItem[]> {
  const drafts = await tx.get(documents.questions(assemblyId).where('state', '==', 'draft'));
  return drafts.docs
    .map((question) => question.data())
    .filter((one) => one.session === session && one.rehearsal !== true)
    .filter((one) => !isSecret(one) && !takesSeveral(one))
    .sort(byQuestionNumber)
    .map(({ questionId, text, options, ...question }) => ({
      questionId,
      ...numberOf(question),
      text,
      options: options.map(({ optionId, label }) => ({ optionId, label })),
    }));
}
