import type { DecidedQuestion } from '../reports/votesReport.ts';
import type { ActaRecord } from '../subject/actaRecord.ts';

/** Questions whose result waits for the absent, whose consent may still be presumed. */
export function pendingQuestions({ votes }: Pick<ActaRecord, 'votes'>): readonly DecidedQuestion[] {
  return votes.questions.filter(({ result: { presumed } }) => presumed?.settledAt === null);
}
