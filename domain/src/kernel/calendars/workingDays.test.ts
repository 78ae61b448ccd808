import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bogota } from '../../testing/rules/bogotaCalendar.ts';
import { addDays, dateOfDay, dayNumber, type LocalDate } from './localDate.ts';
import {
  addWorkingDays,
  type Calendar,
  calendarOf,
  isWorkingDay,
  nextWorkingDay,
} from './workingDays.ts';

const asSet: Calendar = { ...bogota, holidays: new Set(bogota.holidays) };
const aDay = fc
  .integer({ min: dayNumber('2025-12-01'), max: dayNumber('2026-12-31') })
  .map(dateOfDay);

test.each([
  ['2026-03-20', true, 'a Friday'],
  ['2026-03-21', false, 'a Saturday'],
  ['2026-03-22', false, 'a Sunday'],
  ['2026-03-23', false, 'the Monday of San José'],
  ['2026-03-19', true, 'San José itself, moved to Monday'],
  ['2026-07-13', false, 'the Monday of Chiquinquirá'],
])('%s works: %s (%s)', (date, expected) => {
  expect(isWorkingDay(date, bogota)).toBe(expected);
  expect(isWorkingDay(date, asSet)).toBe(expected);
});

test('Saturday is a working day where only Sunday is a day of rest', () => {
  expect(isWorkingDay('2026-03-21', { ...bogota, weekend: [7] })).toBe(true);
});

test.each([
  ['2026-03-20', 1, '2026-03-24'],
  ['2026-03-20', 3, '2026-03-26'],
  ['2026-04-01', 1, '2026-04-06'],
  ['2026-03-22', 1, '2026-03-24'],
  ['2026-03-25', 3, '2026-03-30'],
  ['2026-03-24', -1, '2026-03-20'],
  ['2026-04-06', -2, '2026-03-31'],
  ['2026-03-22', -1, '2026-03-20'],
  ['2026-03-22', 0, '2026-03-22'],
])('%s and %d working days is %s', (date, days, expected) => {
  expect(addWorkingDays(date, days, bogota)).toBe(expected);
  expect(addWorkingDays(date, days, asSet)).toBe(expected);
});

test.each([
  ['2026-03-20', '2026-03-24', 1],
  ['2026-03-20', '2026-03-20', 0],
  ['2026-03-23', '2026-03-20', 0],
  ['2026-03-19', '2026-03-20', 1],
  ['2026-03-01', '2026-03-31', 21],
])('after %s and up to %s there are %d working days', (after, until, expected) => {
  expect(countWorkingDays(after, until, bogota)).toBe(expected);
});

test('the next working day is the day itself when it works', () => {
  expect(nextWorkingDay('2026-04-01', bogota)).toBe('2026-04-01');
  expect(nextWorkingDay('2026-04-02', bogota)).toBe('2026-04-06');
  expect(nextWorkingDay('2026-04-05', bogota, -1)).toBe('2026-04-01');
});

test('the nth working day is a working day with exactly n on the way', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 1, max: 40 }), (date, days) => {
      const end = addWorkingDays(date, days, bogota);
      expect(isWorkingDay(end, bogota)).toBe(true);
      expect(countWorkingDays(date, end, bogota)).toBe(days);
      const back = addWorkingDays(end, -days, bogota);
      expect(countWorkingDays(back, end, bogota)).toBe(days);
      expect(back <= date || !isWorkingDay(addDays(date, 1), bogota)).toBe(true);
    }),
  );
});

test('a calendar without a working day is refused', () => {
  const never = { weekend: [1, 2, 3, 4, 5, 6, 7], holidays: [] };
  expect(() => addWorkingDays('2026-03-20', 1, never)).toThrow('A week with no working day');
  const almost = { weekend: [1, 2, 3, 4, 5, 6, 6], holidays: [] };
  expect(addWorkingDays('2026-03-20', 1, almost)).toBe('2026-03-22');
});

test.each([
  ['who said nothing rests', {}, '2026-03-24'],
  ['who rests on them', { saturdaysWork: false }, '2026-03-24'],
  ['who works on them counts them', { saturdaysWork: true }, '2026-03-21'],
])('Saturdays: %s', (_, assembly, expected) => {
  const calendar = calendarOf(assembly, bogota.holidays);
  expect(addWorkingDays('2026-03-20', 1, calendar)).toBe(expected);
});

/** Working days after the first date, up to and including the second. */
function countWorkingDays(after: LocalDate, until: LocalDate, calendar: Calendar): number {
  let count = 0;
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) {
    if (isWorkingDay(day, calendar)) count += 1;
  }
  return count;
}
