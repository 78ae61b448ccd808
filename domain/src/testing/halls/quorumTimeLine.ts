import { instantMillis } from '../../kernel/calendars/instant.ts';
import { commitsOf } from '../../kernel/events/commitOrder.ts';
import {
  type Movement,
  moveUnit,
  type QuorumTerms,
  quorumWith,
  type TimeLineStep,
} from '../../meeting/quorum/timeLine.ts';

/** The quorum after every commit in which somebody entered or left. */
export function quorumTimeLine(
  movements: readonly Movement[],
  terms: QuorumTerms,
): readonly TimeLineStep[] {
  const present = new Set<string>();
  return commitsOf(movements).map((moved) => {
    for (const movement of moved) moveUnit(present, movement);
    return { at: instantMillis(moved[0]?.committed ?? ''), quorum: quorumWith(present, terms) };
  });
}
