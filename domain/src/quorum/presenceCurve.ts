import { extendCurve } from '../live/curve.ts';
import type { QuorumPoint } from '../live/live.ts';
import { type Movement, orderMovements } from './timeLine.ts';

/**
 * The present weight after every movement, at the cost of one addition each, however large the hall.
 * A unit that is recorded twice in the same direction counts once.
 */
export function presenceCurve(
  movements: readonly Movement[],
  weightOf: ReadonlyMap<string, number>,
): readonly QuorumPoint[] {
  const present = new Set<string>();
  let weight = 0;
  let curve: readonly QuorumPoint[] = [];
  const ordered = orderMovements(movements);
  ordered.forEach(({ unitId, kind, at }, index) => {
    if (kind === 'entered' && !present.has(unitId)) {
      present.add(unitId);
      weight += weightOf.get(unitId) ?? 0;
    } else if (kind === 'left' && present.delete(unitId)) {
      weight -= weightOf.get(unitId) ?? 0;
    }
    if (ordered[index + 1]?.at !== at) curve = extendCurve(curve, { at, weight });
  });
  return curve;
}
