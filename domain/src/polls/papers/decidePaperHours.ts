import { nameKey } from '../../kernel/identity/nameKey.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { isSecret } from '../../kernel/sessions/knownQuestion.ts';
import type { Question } from '../questions/question.ts';

export interface PaperHoursAsked {
  readonly question: Pick<Question, 'state' | 'disclosure' | 'nominations'>;
  /** When the hall began and ended to vote on paper, in milliseconds. */
  readonly openedAt: number;
  readonly closedAt: number;
  readonly now: number;
  /** When the meeting was declared open in this call; null: it was not. */
  readonly installedAt: number | null;
  /** Since when the roster in force is: before it nobody knows who was there by it. */
  readonly rosterSince: number;
  /** The tellers of the sheets; absent: nobody asks yet. */
  readonly tellers?: readonly string[];
}

/**
 * Whether a draft may be written down as voted on paper between two hours: only with name, inside the
 * meeting, already over, counted by two, and over a hall that is still known.
 */
export function decidePaperHours(asked: PaperHoursAsked): Outcome<null> {
  const { question, openedAt, closedAt, now, installedAt, rosterSince, tellers = [] } = asked;
  if (question.state !== 'draft') return refuse('question-not-draft');
  if (question.nominations?.isOpen === true) return refuse('nominations-open');
  if (isSecret(question)) return refuse('paper-secret');
  if (openedAt >= closedAt || closedAt > now) return refuse('paper-hours-wrong');
  if (installedAt === null) return refuse('session-not-open');
  if (openedAt < installedAt) return refuse('paper-outside-session');
  if (closedAt < rosterSince) return refuse('paper-roster-later');
  const people = new Set(tellers.map(nameKey));
  if (people.size < tellers.length) return refuse('paper-tellers-one');
  return accept(null);
}
