import {
  accept,
  type HallRecountRequest,
  type Outcome,
  refuse,
  type StoredResult,
} from '@asamblea/domain';
import { getGroups, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import type { RefreshScreens } from '../../meeting/sessions/wakeScreens.ts';
import type { QuestionAction } from '../questions/questionAction.ts';
import { showResults } from '../questions/showResults.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { recountOne } from './auditCounts.ts';

/**
 * Counts a closed vote again before the hall, from stored data, and puts its result with the finding on the
 * stage. The same sending again finds it done. Of a secret vote it finds what the recount of the record does:
 * sums, who took part and receipts against each other, and nobody's vote.
 */
export async function recountInHall(
  { assemblyId, questionId, by, now, asked }: QuestionAction & { asked: HallRecountRequest },
  refresh: RefreshScreens,
): Promise<Outcome<StoredResult>> {
  const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
  if (question === undefined) return refuse('question-unknown');
  if (question.state === 'annulled') return refuse('question-annulled');
  if (question.state !== 'closed') return refuse('question-not-closed');
  const { faults } = await recountOne(assemblyId, question);
  const noted = await transact(async (tx): Promise<Outcome<null>> => {
    const read = await getGroups(tx, {
      questions: [pollDocuments.question(assemblyId, questionId)],
      results: [pollDocuments.result(assemblyId, questionId)],
    });
    const [result] = read.results;
    if (read.questions[0]?.state === 'annulled') return refuse('question-annulled');
    if (result === undefined) return refuse('question-not-closed');
    const { recounts = [], witnessed = [] } = result;
    if (witnessed.some(({ recountId }) => recountId === asked.recountId)) return accept(null);
    const matches = faults.length === 0;
    tx.update(pollDocuments.result(assemblyId, questionId), {
      recounts: [...recounts, { requester: asked.requester, matches }],
      witnessed: [...witnessed, { ...asked, at: now, faults, matches }],
    });
    const done = { by, at: now, questionId, session: question.session, from: 'chair' } as const;
    recordEvent(tx, assemblyId, { kind: 'hall-recount', ...done, matches });
    return accept(null);
  });
  if (!noted.ok) return noted;
  const shown = await showResults({ assemblyId, questionIds: [questionId], by, now }, refresh);
  if (!shown.ok) return shown;
  const [result] = shown.value.results;
  return result === undefined ? refuse('question-not-closed') : accept(result);
}
