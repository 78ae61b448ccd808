import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import { canBeSecret } from '../secrecy/canBeSecret.ts';
import { isSecret, type Question } from './question.ts';

/** Opens a draft. Opening what is already open changes nothing. */
export function decideOpening(
  question: Question,
  now: number,
  quorumMet: boolean,
): Outcome<Question> {
  switch (question.state) {
    case 'open':
      return accept(question);
    case 'draft': {
      const countable = isSecret(question) ? canBeSecret(question.rule) : accept(null);
      if (!countable.ok) return countable;
      return accept({
        ...question,
        state: 'open',
        openedAt: now,
        closesAt: question.durationSeconds === null ? null : now + question.durationSeconds * 1000,
        quorumAtOpening: quorumMet,
      });
    }
    case 'closing':
    case 'closed':
      return refuse('question-not-draft');
  }
}

/** First step of closing: draws the line. Repeating it changes nothing. */
export function decideClosing(question: Question): Outcome<Question> {
  switch (question.state) {
    case 'open':
      return accept({ ...question, state: 'closing' });
    case 'closing':
    case 'closed':
      return accept(question);
    case 'draft':
      return refuse('question-not-open');
  }
}

/** Time alone closes it: casting refuses from this instant, whoever presses the button later. */
export function isPastClosing(question: Question, now: number): boolean {
  return question.closesAt !== null && now >= question.closesAt;
}
