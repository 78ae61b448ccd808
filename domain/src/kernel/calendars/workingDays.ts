import { addDays, type LocalDate, weekday } from './localDate.ts';

/** Which days count as working: everything but the weekly rest and the holidays. */
export interface Calendar {
  /** Days of weekly rest: 1 is Monday, 7 is Sunday. Never all seven. */
  readonly weekend: readonly number[];
  readonly holidays: readonly LocalDate[] | ReadonlySet<LocalDate>;
}

/**
 * The calendar of an assembly. The laws count working days without naming them: Saturdays rest unless the
 * assembly works on them.
 */
export function calendarOf(
  { saturdaysWork = false }: { readonly saturdaysWork?: boolean },
  holidays: Calendar['holidays'],
): Calendar {
  return { weekend: saturdaysWork ? [7] : [6, 7], holidays };
}

export function isWorkingDay(date: LocalDate, { weekend, holidays }: Calendar): boolean {
  if (weekend.includes(weekday(date))) return false;
  return Array.isArray(holidays) ? !holidays.includes(date) : !new Set(holidays).has(date);
}

/**
 * The nth working day after the date (before it, when negative). The date itself never counts, be it
 * working or not; zero days is the date itself.
 */
export function addWorkingDays(date: LocalDate, days: number, calendar: Calendar): LocalDate {
  const step = days < 0 ? -1 : 1;
  let current = date;
  for (let left = Math.abs(days); left > 0; left -= 1) {
    current = nextWorkingDay(addDays(current, step), calendar, step);
  }
  return current;
}

/** The date if it is a working day, or the first working day after it (before it: step -1). */
export function nextWorkingDay(date: LocalDate, calendar: Calendar, step: 1 | -1 = 1): LocalDate {
  if (new Set(calendar.weekend).size >= 7) throw new RangeError('A week with no working day');
  let current = date;
  while (!isWorkingDay(current, calendar)) current = addDays(current, step);
  return current;
}
