import {
  addMonths,
  datePartsOf,
  formatDate,
  type LocalDate,
} from '../../kernel/calendars/localDate.ts';
import type { LocalMoment } from '../../kernel/calendars/localTime.ts';
import { type Calendar, nextWorkingDay } from '../../kernel/calendars/workingDays.ts';
import type { ConvocationRules, OwnRightRule } from '../../laws/aspects/convocationRules.ts';

/**
 * When the owners meet by their own right because nobody called the yearly meeting, after a budget
 * period that ends on `periodEnd`. Null when the law knows no such meeting.
 */
export function ownRightMeetingOf(
  { ownRight }: ConvocationRules,
  periodEnd: LocalDate,
  calendar: Calendar,
): LocalMoment | null {
  if (ownRight === null) return null;
  const first = firstOfMonth(ownRight, periodEnd);
  return { date: nextWorkingDay(first, calendar), time: ownRight.time };
}

function firstOfMonth(rule: OwnRightRule, periodEnd: LocalDate): LocalDate {
  const { year, month } = datePartsOf(periodEnd);
  switch (rule.kind) {
    case 'months-after-period':
      return addMonths(formatDate(year, month, 1), rule.months);
    case 'month-of-year': {
      const thisYear = formatDate(year, rule.month, 1);
      return thisYear > periodEnd ? thisYear : formatDate(year + 1, rule.month, 1);
    }
  }
}
