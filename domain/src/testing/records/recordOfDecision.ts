import type { Question } from '../../polls/questions/question.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';
import { draftActa } from '../../record/acta/draftActa.ts';
import { type ActaBlock, runsOf } from '../../record/draft/actaDraft.ts';
import type { SessionRecord } from '../../record/reports/sessionRecord.ts';
import { noDetails } from '../../record/subject/actaRecord.ts';
import { buildActaRecord } from '../../record/subject/buildActaRecord.ts';
import { coursesOf } from '../../record/subject/callCourse.ts';
import { secondSession } from './actaCase.ts';

/** A session that decided that and nothing else. */
export function recordOfDecision(question: Question, result: QuestionResult): SessionRecord {
  return {
    ...secondSession,
    assembly: { ...secondSession.assembly, rulePack: question.rulePack },
    questions: [{ ...question, state: 'closed', session: 2 }],
    results: [{ ...result, shownAt: result.closedAt }],
    ballots: new Map(),
  };
}

/** The words of its minutes, a block a line. */
export function actaTextOf(record: SessionRecord): string {
  const around = { failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] };
  const acta = buildActaRecord(record, around);
  const [course] = coursesOf(acta.quorum);
  if (course === undefined) throw new Error('No call was held.');
  const { blocks } = draftActa({ record: acta, course, details: noDetails });
  const sayBlock = (block: ActaBlock) =>
    runsOf([block])
      .map(({ text }) => text)
      .join('');
  return blocks.map(sayBlock).join('\n');
}
