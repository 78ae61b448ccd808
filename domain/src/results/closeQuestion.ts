import type { Attendance } from '../attendance/attendance.ts';
import type { Ballot } from '../ballots/ballot.ts';
import type { Question } from '../questions/question.ts';
import { quorumOf } from '../quorum/quorum.ts';
import { addToTally, emptyTally, totalOf } from '../tallies/tally.ts';
import { verdictOf } from '../verdicts/verdict.ts';
import { addCounts, type Count, nothing, subtractCounts } from '../weights/weight.ts';
import type { QuestionResult } from './questionResult.ts';

export interface Closing {
  readonly question: Question;
  /** Every accepted ballot as of the line. */
  readonly ballots: readonly Pick<Ballot, 'unitId' | 'optionId' | 'weight'>[];
  /** The attendance as of the line; those who are not present are ignored. */
  readonly attendance: readonly Pick<Attendance, 'unitId' | 'weight' | 'present'>[];
  readonly total: Count;
  readonly closedAt: number;
}

/**
 * Recounts a question from its ballots. The base «present» is the units present at closing joined
 * with the units that have a ballot: those who voted and left stay in it. The quorum looks only at
 * who is present at the line.
 */
export function closeQuestion(closing: Closing): QuestionResult {
  const { question, ballots, closedAt } = closing;
  const present = closing.attendance.filter((unit) => unit.present);
  const tally = ballots.reduce(addToTally, emptyTally);
  const voted = totalOf(tally);
  const withBallot = new Set(ballots.map((ballot) => ballot.unitId));
  const base = addCounts(voted, countOf(present.filter((unit) => !withBallot.has(unit.unitId))));
  const quorum = quorumOf(countOf(present), closing.total);
  const options = question.options.map((option) => ({
    ...option,
    ...(tally[option.optionId] ?? nothing),
  }));
  const favour = options
    .filter((option) => option.role === 'favour')
    .reduce((sum, option) => sum + option.weight, 0);
  return {
    questionId: question.questionId,
    number: question.number,
    text: question.text,
    options,
    didNotVote: subtractCounts(base, voted),
    base,
    quorum,
    verdict: verdictOf(question.rule, favour, base.weight, quorum),
    closedAt,
  };
}

function countOf(units: readonly { readonly weight: number }[]): Count {
  return { weight: units.reduce((sum, unit) => sum + unit.weight, 0), units: units.length };
}
