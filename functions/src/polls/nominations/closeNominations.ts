import { decideNominationsEnd, type Outcome } from '@asamblea/domain';
import { changeDraft } from '../questions/changeDraft.ts';
import type { QuestionAction } from '../questions/questionAction.ts';

/** The nominees who accepted become the ballot; the vote is opened apart. Closing again changes nothing. */
export function closeNominations(
  asked: QuestionAction,
): Promise<Outcome<{ readonly questionId: string }>> {
  return changeDraft(asked, {
    decide: (question, assembly) => decideNominationsEnd(assembly, question),
    event: { kind: 'nominations-closed' },
  });
}
