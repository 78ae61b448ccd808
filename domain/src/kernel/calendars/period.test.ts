import { expect, test } from 'vitest';
import { addPeriod } from '../../meeting/convocationRules/addPeriod.ts';
import { bogota } from '../../testing/rules/bogotaCalendar.ts';
import { calendarDays, months, type Period, sayPeriod, workingDays, years } from './period.ts';

test.each<[Period, string, string]>([
  [calendarDays(1), '1 día calendario', '2026-03-21'],
  [calendarDays(15), '15 días calendario', '2026-04-04'],
  [workingDays(1), '1 día hábil', '2026-03-24'],
  [workingDays(5), '5 días hábiles', '2026-03-30'],
  [months(1), '1 mes', '2026-04-20'],
  [months(3), '3 meses', '2026-06-20'],
  [years(1), '1 año', '2027-03-20'],
  [years(2), '2 años', '2028-03-20'],
])('%j is said %s and, from 20 March 2026 in Bogotá, ends on %s', (period, said, end) => {
  expect(sayPeriod(period)).toBe(said);
  expect(addPeriod('2026-03-20', period, bogota)).toBe(end);
});
