/** A while in which nobody could be heard by us, from the one instant to the other: it is of nobody's silence. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/**
 * The time that counts for an attendee who would be absent after a silence of `millis`: time in a gap did not
 * pass. An attendee heard at `t` has been silent for that long exactly when `t + millis` is not later. Gaps
 * are in order and apart.
 */
export function countedNow(millis: number, now: number, gaps: readonly Gap[]): number {
  let [end, left] = [now, millis];
  for (const { from, to } of [...gaps].reverse()) {
    const next = Math.min(to, end);
    if (from >= next) continue;
    if (end - next >= left) break;
    left -= end - next;
    end = from;
  }
  return end - left + millis;
}

/** The same gaps and one more, in order and apart. */
export function joinGap(gaps: readonly Gap[], more: Gap): readonly Gap[] {
  if (more.from >= more.to) return gaps;
  const apart = gaps.filter(({ from, to }) => to < more.from || from > more.to);
  const touched = gaps.filter((gap) => !apart.includes(gap));
  const from = Math.min(more.from, ...touched.map((gap) => gap.from));
  const to = Math.max(more.to, ...touched.map((gap) => gap.to));
  return [...apart, { from, to }].sort((a, b) => a.from - b.from);
}
