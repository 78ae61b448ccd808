import { datePartsOf } from './localDate.ts';
import { sayTime } from './sayTime.ts';
import { localDateOf, localTimeOf } from './zone.ts';

const months = [
  ...['ene', 'feb', 'mar', 'abr', 'may', 'jun'],
  ...['jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
];

/** `21 nov 2026, 4:05 p. m.`: a moment in a table, on the clocks of the zone. */
export function momentOnClock(at: number, timeZone: string): string {
  const { year, month, day } = datePartsOf(localDateOf(at, timeZone));
  return `${day} ${months[month - 1] ?? ''} ${year}, ${sayTime(localTimeOf(at, timeZone), timeZone)}`;
}
