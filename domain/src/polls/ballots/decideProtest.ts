import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { Question } from '../questions/question.ts';
import { interestOf } from '../sets/interestOf.ts';

export interface Protesting {
  readonly personId: string;
  /** The units that they hold in the session of the question. */
  readonly seats: readonly Attendance[];
  readonly now: number;
}

/**
 * Notes the protest of a person left out. It changes no vote: the record and the minutes keep it. Until the
 * question is closed, once for each person; protesting again changes nothing.
 */
export function decideProtest(
  question: Question,
  { personId, seats, now }: Protesting,
): Outcome<Question> {
  const { protests = [] } = question;
  if (protests.some((one) => one.personId === personId)) return accept(question);
  switch (question.state) {
    case 'draft':
      return refuse('question-not-open');
    case 'closed':
      return refuse('voting-closed');
    case 'annulled':
      return refuse('question-annulled');
    case 'open':
    case 'closing':
    case 'counting':
  }
  const out = seats.filter(
    (seat) => seat.present && seat.personId === personId && interestOf(question, seat) !== null,
  );
  const [first] = out;
  if (first === undefined) return refuse('protest-without-interest');
  const principals = [...new Set(out.map(({ ownerName }) => ownerName))].filter(
    (name) => name !== '' && name !== first.personName,
  );
  const isTheirs =
    principals.length === 0 || out.some((seat) => seat.ownerName === first.personName);
  const name = isTheirs ? first.personName : `${first.personName}, por ${principals.join(' y ')}`;
  return accept({ ...question, protests: [...protests, { personId, name, at: now }] });
}
