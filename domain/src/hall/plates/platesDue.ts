import type { Attendance } from '../../people/seats/attendance.ts';
import { isOut, type Plate } from './plate.ts';

/** Plates that somebody still carries, by number: what has to come back before the hall empties. */
export function platesNotReturned(plates: readonly Plate[]): readonly Plate[] {
  return plates.filter(isOut).sort((a, b) => a.number - b.number);
}

/** Plates of people who hold nothing any more: they left with the card, or gave their units away. */
export function platesToAskBack(
  plates: readonly Plate[],
  attendance: readonly Attendance[],
): readonly Plate[] {
  const holding = new Set(attendance.filter((one) => one.present).map(({ personId }) => personId));
  return platesNotReturned(plates).filter(
    ({ personId }) => personId === null || !holding.has(personId),
  );
}
