import { instantMillis } from '../../kernel/calendars/instant.ts';
import { commitsOf } from '../../kernel/events/commitOrder.ts';
import { extendCurve } from './curve.ts';
import type { QuorumPoint } from './liveQuorum.ts';
import type { Movement } from './timeLine.ts';

/**
 * The present weight after every commit that moved somebody, at the cost of one addition a movement, however large the hall.
 * A unit that is recorded twice in the same direction counts once.
 */
export function presenceCurve(
  movements: readonly Movement[],
  weightOf: ReadonlyMap<string, number>,
): readonly QuorumPoint[] {
  const present = new Set<string>();
  let weight = 0;
  let curve: readonly QuorumPoint[] = [];
  for (const moved of commitsOf(movements)) {
    for (const { unitId, kind } of moved) {
      if (kind === 'unit-entered' && !present.has(unitId)) {
        present.add(unitId);
        weight += weightOf.get(unitId) ?? 0;
      } else if (kind === 'unit-left' && present.delete(unitId)) {
        weight -= weightOf.get(unitId) ?? 0;
      }
    }
    curve = extendCurve(curve, { at: instantMillis(moved[0]?.committed ?? ''), weight });
  }
  return curve;
}
