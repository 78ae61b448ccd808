import type { QuorumPoint } from './liveQuorum.ts';

/** Points a public document keeps: a screen shows no more, and the document stays small. */
export const curvePointsAtMost = 240;

/**
 * Adds the present weight to the quorum's curve. Equal weight adds nothing; when there are too many
 * points the smallest steps of the past go first, never the first, the last or the new one.
 */
export function extendCurve(
  curve: readonly QuorumPoint[],
  point: QuorumPoint,
): readonly QuorumPoint[] {
  const last = curve.at(-1);
  if (last !== undefined && (last.weight === point.weight || last.at > point.at)) return curve;
  const longer = [...curve, point];
  if (longer.length <= curvePointsAtMost) return longer;
  let smallest = 1;
  let size = Number.POSITIVE_INFINITY;
  for (let i = 1; i < longer.length - 2; i += 1) {
    const step = Math.abs((longer[i]?.weight ?? 0) - (longer[i - 1]?.weight ?? 0));
    if (step < size) {
      size = step;
      smallest = i;
    }
  }
  return longer.filter((_, index) => index !== smallest);
}
