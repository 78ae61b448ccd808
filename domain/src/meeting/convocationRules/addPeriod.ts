import { addDays, addMonths, type LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Period } from '../../kernel/calendars/period.ts';
import { addWorkingDays, type Calendar } from '../../kernel/calendars/workingDays.ts';

/**
 * The last day of a period that starts on a date: the day it starts does not count, and months and
 * years end on the same day of the calendar (the last of the month when it has no such day).
 */
export function addPeriod(date: LocalDate, period: Period, calendar: Calendar): LocalDate {
  const { amount, unit } = period;
  switch (unit) {
    case 'calendar-days':
      return addDays(date, amount);
    case 'working-days':
      return addWorkingDays(date, amount, calendar);
    case 'months':
      return addMonths(date, amount);
    case 'years':
      return addMonths(date, 12 * amount);
  }
}
