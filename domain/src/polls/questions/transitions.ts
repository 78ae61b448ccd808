import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { isPastClosing, isSecret } from '../../kernel/sessions/knownQuestion.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import type { NamedSets } from '../../people/named/namedSet.ts';
import { canBeSecret, votesByHeads } from '../secrecy/canBeSecret.ts';
import { admitNamed } from '../sets/admitNamed.ts';
import { inPersonIn } from '../sets/inPerson.ts';
import type { Annulment, Question } from './question.ts';
import { longestVoteSeconds } from './questionRequests.ts';

/** The terms with which the chair opens a question. */
export interface Opening {
  readonly now: number;
  readonly quorumMet: boolean;
  /** The chair said that nobody has an interest of their own in it. */
  readonly declaresNoConflict: boolean;
  /** Whether each unit of the roster has its own head; not said, or no: heads vote with all their units. */
  readonly unitsAreHeads?: boolean;
  /** The people set apart, by question; absent: nobody in any. */
  readonly named?: ReadonlyMap<string, NamedSets>;
  /** The matters that nobody votes through an attorney; not said: none. */
  readonly inPerson?: ProxyRules['inPerson'];
}

/**
 * Opens a draft. Opening what is already open changes nothing. A decision that may touch somebody opens once the
 * chair names who, or declares that there is nobody; from then on that does not change.
 */
export function decideOpening(
  question: Question,
  { now, quorumMet, declaresNoConflict, unitsAreHeads = false, named, inPerson }: Opening,
): Outcome<Question> {
  switch (question.state) {
    case 'open':
      return accept(question);
    case 'draft': {
      if (question.nominations?.isOpen === true) return refuse('nominations-open');
      const countable = isSecret(question) ? canBeSecret(question) : accept(null);
      if (!countable.ok) return countable;
      // The question that it repeats may have named somebody, and had another roster.
      const {
        unitsAreHeads: _proved,
        headsVoteWhole: _whole,
        named: _before,
        inPerson: _asked,
        protests: _made,
        ...draft
      } = question;
      const sets = admitNamed(draft, named?.get(question.questionId) ?? {}, declaresNoConflict);
      if (!sets.ok) return sets;
      return accept({
        ...draft,
        ...sets.value,
        ...inPersonIn(draft, inPerson),
        state: 'open',
        openedAt: now,
        closesAt: question.durationSeconds === null ? null : now + question.durationSeconds * 1000,
        quorumAtOpening: quorumMet,
        ...headsIn(question, unitsAreHeads),
      });
    }
    case 'closing':
    case 'counting':
    case 'closed':
    case 'annulled':
      return refuse('question-not-draft');
  }
}

/** How a secret vote counts heads: as units, where each has its own, or each once with all its units. */
function headsIn(
  question: Question,
  unitsAreHeads: boolean,
): Pick<Question, 'unitsAreHeads' | 'headsVoteWhole'> {
  if (!isSecret(question) || !votesByHeads(question.rule)) return {};
  return unitsAreHeads ? { unitsAreHeads } : { headsVoteWhole: true };
}

/** First step of closing: says so, and still takes votes. Repeating it changes nothing. */
export function decideClosing(question: Question, now: number): Outcome<Question> {
  switch (question.state) {
    case 'open':
      return accept({ ...question, state: 'closing', closingAt: now });
    case 'closing':
    case 'counting':
    case 'closed':
      return accept(question);
    case 'annulled':
      return refuse('question-annulled');
    case 'draft':
      return refuse('question-not-open');
  }
}

/** Second step: draws the line. Repeating it changes nothing. */
export function decideCounting(question: Question): Outcome<Question> {
  switch (question.state) {
    case 'closing':
      return accept({ ...question, state: 'counting' });
    case 'counting':
    case 'closed':
      return accept(question);
    case 'annulled':
      return refuse('question-annulled');
    case 'draft':
    case 'open':
      return refuse('question-not-open');
  }
}

/**
 * Gives more time, never less: people saw a clock. One that was to be closed by hand gets its hour.
 * Asking again for the same instant changes nothing.
 */
export function decideExtension(
  question: Question,
  closesAt: number,
  now: number,
): Outcome<Question> {
  switch (question.state) {
    case 'open':
      break;
    case 'draft':
      return refuse('question-not-open');
    case 'annulled':
      return refuse('question-annulled');
    case 'closing':
    case 'counting':
    case 'closed':
      return refuse('voting-closed');
  }
  if (question.closesAt === closesAt) return accept(question);
  if (isPastClosing(question, now)) return refuse('voting-closed');
  const earliest = question.closesAt ?? now;
  if (closesAt <= earliest) return refuse('extension-too-short');
  if (closesAt > now + longestVoteSeconds * 1000) return refuse('extension-too-long');
  return accept({ ...question, closesAt });
}

/**
 * Takes back a question that was opened: it counts no more, and nothing of it is erased. There is no
 * way back from here: what has to be voted again is another question.
 */
export function decideAnnulment(question: Question, annulment: Annulment): Outcome<Question> {
  switch (question.state) {
    case 'annulled':
      return accept(question);
    case 'draft':
      return refuse('question-not-open');
    case 'open':
    case 'closing':
    case 'counting':
    case 'closed':
      return accept({ ...question, state: 'annulled', annulment });
  }
}
