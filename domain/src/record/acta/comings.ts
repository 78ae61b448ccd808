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
  { installed, closed, during = [] }: ComingsOf,
  readAt: number,
): Comings {
  if (installed === null) return { late: [], gone: [], handed: [] };
  const end = closed?.at ?? readAt;
  const nights = nightsOf(during, end);
  const isOfNight = (at: number) => nights.some(([from, to]) => at > from && at <= to);
  const over = stays.filter(({ leftAt }) => leftAt !== null && leftAt <= end && !isOfNight(leftAt));
  return {
    late: stays.filter(
      ({ enteredAt, tookOver }) => enteredAt > installed.at && !tookOver && !isOfNight(enteredAt),
    ),
    gone: over.filter(({ handedOver }) => !handedOver),
    handed: over.filter(({ handedOver }) => handedOver),
  };
}

type ComingsOf = Pick<ActaSitting, 'installed' | 'closed'> & Partial<Pick<ActaSitting, 'during'>>;

/**
 * From each suspension that ended another day until it went on: who goes then is not leaving early, nor
 * is late who comes for the new day.
 */
function nightsOf(
  during: ActaSitting['during'],
  end: number,
): readonly (readonly [from: number, to: number])[] {
  return during.flatMap(({ kind, at }) => {
    if (kind !== 'hall-emptied') return [];
    const before = during.filter((one) => one.kind === 'session-suspended' && one.at <= at);
    const after = during.find((one) => one.kind === 'session-resumed' && one.at >= at);
    return [[before.at(-1)?.at ?? at, after?.at ?? end] as const];
  });
}
