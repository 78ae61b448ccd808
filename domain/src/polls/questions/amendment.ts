import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Question } from './question.ts';

/**
 * Changes in the meeting what is asked, and keeps the text that was proposed first: both are read in the
 * report and in the minutes. Back at the proposal there is nothing left to tell. From opening on nothing changes.
 */
export function decideAmendment(question: Question, text: string): Outcome<Question> {
  if (question.state !== 'draft') return refuse('question-not-draft');
  if (question.text === text) return accept(question);
  const { proposed = question.text, ...rest } = question;
  return accept(proposed === text ? { ...rest, text } : { ...rest, text, proposed });
}

/** The two texts of an amended question; null where the text voted is the text proposed. */
export function amendedFrom({
  text,
  proposed,
}: Pick<Question, 'text' | 'proposed'>): string | null {
  return proposed === undefined || proposed === text ? null : proposed;
}
