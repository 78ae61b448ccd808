import { decideAmendment, type Outcome } from '@asamblea/domain';
import { changeDraft } from './changeDraft.ts';
import type { QuestionAction } from './questionAction.ts';

/** Changes what a draft asks, in the meeting, and keeps what was proposed. */
export function amendQuestion({
  text,
  ...asked
}: QuestionAction & { readonly text: string }): Promise<Outcome<{ readonly questionId: string }>> {
  return changeDraft(asked, {
    decide: (question) => decideAmendment(question, text),
    event: { kind: 'question-amended' },
  });
}
