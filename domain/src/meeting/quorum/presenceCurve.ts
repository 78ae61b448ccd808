import { instantMillis } from '../../kernel/calendars/instant.ts';
import { commitsOf } from '../../kernel/events/commitOrder.ts';
import { extendCurve } from './curve.ts';
import { type MendedUnit, unitsBefore } from './hallAt.ts';
import type { QuorumPoint } from './liveQuorum.ts';
import type { Movement } from './timeLine.ts';

/**
 * The present weight after every commit that moved somebody, at the cost of one addition a movement, however large the hall.
 * A unit that is recorded twice in the same direction counts once. `weightOf` is what they weigh by now.
 */
export function presenceCurve(
  movements: readonly Movement[],
  weightOf: ReadonlyMap<string, number>,
  mended: readonly MendedUnit[] = [],
): readonly QuorumPoint[] {
  const present = new Map<string, number>();
  let weight = 0;
  let curve: readonly QuorumPoint[] = [];
  for (const moved of commitsOf(movements)) {
    for (const { unitId, kind, committed } of moved) {
      const held = present.get(unitId);
      if (kind === 'unit-entered' && held === undefined) {
        const came =
          unitsBefore(mended, committed).get(unitId)?.weight ?? weightOf.get(unitId) ?? 0;
        present.set(unitId, came);
        weight += came;
      } else if (kind === 'unit-left' && held !== undefined) {
        present.delete(unitId);
        weight -= held;
      }
    }
    curve = extendCurve(curve, { at: instantMillis(moved[0]?.committed ?? ''), weight });
  }
  return curve;
}
