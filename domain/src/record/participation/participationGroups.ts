import { endOfMillisecond } from '../../kernel/calendars/instant.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { addCounts, type Count, nothing, sumCounts } from '../../kernel/weights/weight.ts';
import { excluderOf } from '../../laws/verdicts/roll.ts';
import { hallAt } from '../../meeting/quorum/hallAt.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import { movementsOf, presentAt, standingAt } from '../../meeting/quorum/timeLine.ts';
import { rollTermsOf } from '../../polls/judging/rollTermsOf.ts';
import type { Question } from '../../polls/questions/question.ts';
import type { StoredResult } from '../../polls/results/questionResult.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';

/** The participation of a group of the roster, over the units present or with a vote. */
export interface GroupParticipation {
  /** Empty of units without a group. */
  readonly group: string;
  readonly voted: Count;
  readonly expected: Count;
}

interface TimedBallot {
  readonly unitId: string;
  readonly personId: string;
  readonly optionIds: readonly string[];
  readonly weight: number;
}

interface Cast {
  readonly cast: readonly TimedBallot[];
  /** Those of them that the result counts. */
  readonly counted: readonly TimedBallot[];
}

/**
 * Each group in the order of the roster. The units present come from the movements until the line, with the
 * exclusions of the rule, as the result counted them. Null where there are no groups to compare, and where
 * they do not add up to the base of the result: a roster that came whole since no longer says who was of
 * which.
 */
export function participationGroups(
  record: SessionRecord,
  question: Question,
  result: StoredResult,
  { cast, counted }: Cast,
): readonly GroupParticipation[] | null {
  const seats = new Map(record.attendance.map((seat) => [seat.unitId, seat]));
  const hall = hallAt(record, presentAtLine(record, result), endOfMillisecond(result.closedAt));
  const attendance = hall.attendance.map((seat) => ({ ...seats.get(seat.unitId), ...seat }));
  const roll = rollOf({ ...hall, attendance, ballots: cast, ...rollTermsOf(question) });
  const { base, vote, reach } = question.rule.exclusions;
  const isOut = excluderOf(roll, base, reach);
  const isMute = excluderOf(roll, vote, reach);
  const groupOf = new Map(record.units.map(({ unitId, group }) => [unitId, group]));
  const votes = new Map(counted.map((ballot) => [ballot.unitId, ballot.weight]));
  const expected = roll
    .filter((unit) => !isOut(unit) && (unit.present || (unit.vote !== null && !isMute(unit))))
    .map(({ unitId, weights }) => ({
      group: groupOf.get(unitId) ?? '',
      ofAll: { weight: weights.main ?? 0, units: 1 },
      voted: votes.has(unitId) ? { weight: votes.get(unitId) ?? 0, units: 1 } : nothing,
    }));
  const groups = [...groupBy(expected, ({ group }) => group)].map(([group, units]) => ({
    group,
    voted: sumCounts(units.map(({ voted }) => voted)),
    expected: sumCounts(units.map(({ ofAll }) => ofAll)),
  }));
  const whole = groups.reduce((sum, one) => addCounts(sum, one.expected), nothing);
  const took = groups.reduce((sum, one) => addCounts(sum, one.voted), nothing);
  const voted = sumCounts(counted.map(({ weight }) => ({ weight, units: 1 })));
  const addsUp = isSame(whole, result.base) && isSame(took, voted);
  return groups.length > 1 && addsUp ? groups : null;
}

/**
 * The units present at the line of a question, with the movements that desks without network had written by
 * then.
 */
function presentAtLine(
  { events }: SessionRecord,
  { questionId, closedAt }: StoredResult,
): ReadonlySet<string> {
  const hour = endOfMillisecond(closedAt);
  const count = events.find(
    (event) => event.kind === 'question-closed' && event.questionId === questionId,
  );
  const late = events.filter(
    ({ committed }) => committed > hour && committed < (count?.committed ?? ''),
  );
  return standingAt(presentAt(movementsOf(events), hour), late, closedAt);
}

function isSame(one: Count, other: Count): boolean {
  return one.weight === other.weight && one.units === other.units;
}
