import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import type { ActaRecord } from '../subject/actaRecord.ts';
import type { ActaVersion } from './actaVersion.ts';

/**
 * Why another version would be made, as the record tells it: `Resultado definitivo de la pregunta 3. Se anuló la
 * pregunta 2.` Empty where no question was settled nor annulled since.
 */
export function nextReason(
  { pendingIds, at }: Pick<ActaVersion, 'pendingIds' | 'at'>,
  { votes }: Pick<ActaRecord, 'votes'>,
): string {
  return votes.questions
    .flatMap(({ result }) => {
      const number = sayQuestionNumber(result);
      if (result.annulment !== undefined && result.annulment.at > at)
        return [`Se anuló la pregunta ${number}.`];
      const isSettled = pendingIds.includes(result.questionId) && !waits(result);
      return isSettled ? [`Resultado definitivo de la pregunta ${number}.`] : [];
    })
    .join(' ');
}

function waits({ presumed }: ActaRecord['votes']['questions'][number]['result']): boolean {
  return presumed?.settledAt === null;
}
