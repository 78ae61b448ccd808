import type { ElectionUnit } from '../elections/countChoices.ts';
import type { Markable } from '../elections/electionTerms.ts';
import { choiceOf, type Marked } from '../elections/marks.ts';
import type { RollUnit } from '../verdicts/roll.ts';

/** The roll with what each ballot marked, as an election counts it. */
export function electionRoll(
  roll: readonly RollUnit[],
  ballots: readonly (Marked & { readonly unitId: string })[],
  question: Markable,
): readonly ElectionUnit[] {
  const ballotOf = new Map(ballots.map((ballot) => [ballot.unitId, ballot]));
  return roll.map(({ vote: _vote, ...unit }) => {
    const ballot = ballotOf.get(unit.unitId);
    return { ...unit, choice: ballot === undefined ? null : choiceOf(question, ballot) };
  });
}
