import { addCounts, type Count, nothing } from '../../kernel/weights/weight.ts';

/** How much had taken part at an instant, in milliseconds. */
export interface CurvePoint {
  readonly at: number;
  readonly voted: Count;
}

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** A vote of two minutes is drawn by seconds; one that was left open for days, by hours. */
const steps = [10 * second, minute, 10 * minute, 60 * minute] as const;

/** So many rows are still a table that somebody reads. */
const stepsAtMost = 60;

/**
 * How participation rose from the opening to the closing: a point a step in which somebody voted, the first
 * and the last besides. A vote that a clock puts before the opening or after the closing is drawn at that
 * end.
 */
export function participationCurve(
  cast: readonly { readonly firstAt: number; readonly weight: number }[],
  openedAt: number,
  closedAt: number,
): readonly CurvePoint[] {
  const from = Math.min(openedAt, closedAt);
  const step = steps.find((one) => (closedAt - from) / one <= stepsAtMost) ?? day;
  const added = new Map<number, Count>([[from, nothing]]);
  for (const { firstAt, weight } of cast) {
    const passed = Math.max(0, Math.ceil((firstAt - from) / step));
    const at = Math.min(closedAt, from + passed * step);
    added.set(at, addCounts(added.get(at) ?? nothing, { weight, units: 1 }));
  }
  if (!added.has(closedAt)) added.set(closedAt, nothing);
  let voted = nothing;
  return [...added]
    .sort(([a], [b]) => a - b)
    .map(([at, more]) => {
      voted = addCounts(voted, more);
      return { at, voted };
    });
}
