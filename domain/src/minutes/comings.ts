import type { AttendedUnit } from '../reports/votersReport.ts';
import type { ActaSitting } from './actaSitting.ts';

/** What changed among those present between the opening of a session and its end. */
export interface Comings {
  readonly late: readonly AttendedUnit[];
  readonly gone: readonly AttendedUnit[];
  /** The unit was there all along, and somebody else answers for it. */
  readonly handed: readonly AttendedUnit[];
}

/**
 * Whoever was there at the opening, and came late, and did not leave, is there at the end: what passes
 * from hand to hand neither comes nor goes, also when the proxy under which it was held ended with that.
 */
export function comingsOf(
  stays: readonly AttendedUnit[],
  { installed, closed }: Pick<ActaSitting, 'installed' | 'closed'>,
  readAt: number,
): Comings {
  if (installed === null) return { late: [], gone: [], handed: [] };
  const end = closed?.at ?? readAt;
  const over = stays.filter(({ leftAt }) => leftAt !== null && leftAt <= end);
  return {
    late: stays.filter(({ enteredAt, tookOver }) => enteredAt > installed.at && !tookOver),
    gone: over.filter(({ handedOver }) => !handedOver),
    handed: over.filter(({ handedOver }) => handedOver),
  };
}
