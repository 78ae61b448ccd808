import { numberOf, type QuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import { type Count, sumCounts } from '../../kernel/weights/weight.ts';
import type { Question } from '../../polls/questions/question.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import { type CurvePoint, participationCurve } from './participationCurve.ts';
import { type GroupParticipation, participationGroups } from './participationGroups.ts';

/** How a vote with name came in: when, and from which groups of the roster. Never what was chosen. */
export interface QuestionParticipation extends QuestionNumber {
  readonly questionId: string;
  readonly text: string;
  /** From the opening to the closing. The last one is all that took part. */
  readonly points: readonly CurvePoint[];
  readonly voted: Count;
  /** The units present or with a vote, as the result counts them. */
  readonly base: Count;
  /** The groups add up to `voted` and `base`. Null of a roster without groups, or that changed since. */
  readonly groups: readonly GroupParticipation[] | null;
}

/**
 * The participation of one closed question with name. A unit takes part with its first vote: a correction
 * does not move it. Ballots that its result does not count are not here either. Null without a result, and
 * of ballots that do not say their times.
 */
export function participationOf(
  record: SessionRecord,
  question: Question,
): QuestionParticipation | null {
  const { questionId, text } = question;
  const result = record.results.find((one) => one.questionId === questionId);
  const kept = record.ballots.get(questionId);
  if (result === undefined || kept === undefined) return null;
  const leftOut = new Set(result.leftOut);
  const cast = kept.flatMap(({ unitId, personId, optionIds, firstAt, weight }) =>
    firstAt === undefined || weight === undefined
      ? []
      : [{ unitId, personId, optionIds, firstAt, weight }],
  );
  if (cast.length < kept.length) return null;
  const counted = cast.filter(({ unitId }) => !leftOut.has(unitId));
  const opening = record.events.findLast(
    (event) => event.kind === 'question-opened' && event.questionId === questionId,
  );
  const openedAt = opening?.at ?? question.openedAt ?? result.closedAt;
  return {
    questionId,
    ...numberOf(question),
    text,
    points: participationCurve(counted, openedAt, result.closedAt),
    voted: sumCounts(counted.map(({ weight }) => ({ weight, units: 1 }))),
    base: result.base,
    groups: participationGroups(record, question, result, { cast, counted }),
  };
}
