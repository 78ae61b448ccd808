/** A civil date in the assembly's zone, `2026-11-21`. Plain comparison orders them. */
export type LocalDate = string;

/** The date so many calendar days later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayNumber(date) + days);
}

/**
 * The same day so many months later (earlier when negative); when that month has no such day, its
 * last one: 31 January plus one month is 28 or 29 February.
 */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = datePartsOf(date);
  const total = year * 12 + (month - 1) + months;
  const first = formatDate(Math.floor(total / 12), (total % 12) + 1, 1);
  const next = formatDate(Math.floor((total + 1) / 12), ((total + 1) % 12) + 1, 1);
  return addDays(first, Math.min(day, daysBetween(first, next)) - 1);
}

/** Calendar days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 1 is Monday and 7 is Sunday. */
export function weekday(date: LocalDate): number {
  return ((dayNumber(date) + 2) % 7) + 1;
}

/** Negative when the first date is earlier, zero when they are the same day. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return dayNumber(a) - dayNumber(b);
}

/** Days since 1 March of the year 0, in the Gregorian calendar: leap days come last in a year. */
export function dayNumber(date: LocalDate): number {
  const { year, month, day } = datePartsOf(date);
  const shifted = month > 2 ? year : year - 1;
  const fromMarch = (month + 9) % 12;
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return 365 * shifted + leaps + Math.floor((153 * fromMarch + 2) / 5) + day - 1;
}

/** The date of a day number: the inverse of `dayNumber`. */
export function dateOfDay(number: number): LocalDate {
  const era = Math.floor(number / 146_097);
  const inEra = number - era * 146_097;
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) /
      365,
  );
  const inYear =
    inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return formatDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/** A date from its numbers, which must be those of a real day. */
export function formatDate(year: number, month: number, day: number): LocalDate {
  const pad = (part: number, width: number) => String(part).padStart(width, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export function datePartsOf(date: LocalDate): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}
