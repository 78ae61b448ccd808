/** Attempts to enter from one address in the minute that began at `since`. */
export interface VisitCount {
  readonly since: number;
  readonly visits: number;
}

/** A whole hall shares one address: this only stops a machine that never rests. */
export const visitsAMinute = 600;
const minute = 60_000;

/** The count with one more visit. */
export function addVisit(count: VisitCount | null, now: number): VisitCount {
  if (count === null || now - count.since >= minute) return { since: now, visits: 1 };
  return { since: count.since, visits: count.visits + 1 };
}

/** Milliseconds that the address must wait; 0 while it is within its measure. */
export function waitOfVisits({ since, visits }: VisitCount, now: number): number {
  return visits <= visitsAMinute ? 0 : Math.max(0, since + minute - now);
}
