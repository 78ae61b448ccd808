import type { ActaRecord } from '../acta/actaRecord.ts';
import type { DecidedQuestion } from '../reports/votesReport.ts';

/** Questions whose result waits for the absent, whose consent may still be presumed. */
export function pendingQuestions({ votes }: Pick<ActaRecord, 'votes'>): readonly DecidedQuestion[] {
  return votes.questions.filter(({ result: { presumed } }) => presumed?.settledAt === null);
}
