import { drainOf, isPastClosing } from '@asamblea/domain';
import { closingDrain } from '../../polls/closing/closingDrain.ts';
import {
  findOpenQuestions,
  type OpenQuestions,
  type WatchedQuestion,
} from './findOpenQuestions.ts';

/** A step of closing that has stood this long after its time was interrupted. */
const closingGraceMillis = 5_000;

/** Of one assembly, those that close at the same line. */
export interface DueQuestions {
  readonly assemblyId: string;
  readonly questionIds: readonly string[];
}

/** The open questions of every assembly whose hour has come, and the closings nobody finished. */
export async function findDueQuestions(
  now: number,
  found?: readonly OpenQuestions[],
): Promise<readonly DueQuestions[]> {
  return (found ?? (await findOpenQuestions()))
    .map(({ assemblyId, open }) => ({
      assemblyId,
      questionIds: open
        .filter((one) => isDue(one, now))
        .map(({ question: { questionId } }) => questionId),
    }))
    .filter(({ questionIds }) => questionIds.length > 0);
}

/**
 * Two who resume the same closing do no harm, so it does not matter that one of these hours is of the
 * database and the other of this server: the wait before the line is measured by the database alone.
 */
function isDue({ question, changedAt }: WatchedQuestion, now: number): boolean {
  switch (question.state) {
    case 'open':
      return isPastClosing(question, now);
    case 'closing':
      return changedAt + drainOf(question, closingDrain()) + closingGraceMillis < now;
    case 'counting':
      return changedAt + closingGraceMillis < now;
    case 'draft':
    case 'closed':
    case 'annulled':
      return false;
  }
}
