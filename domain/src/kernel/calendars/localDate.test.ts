import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  dateOfDay,
  datePartsOf,
  dayNumber,
  daysBetween,
  formatDate,
  weekday,
} from './localDate.ts';
import { localDateSchema } from './localDateSchema.ts';

const dayMillis = 86_400_000;
/** The platform's own calendar, as an independent oracle. */
const iso = (millis: number) => new Date(millis).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: -700_000, max: 2_900_000 });

test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
  '%s is a date',
  (date) => {
    expect(localDateSchema.parse(date)).toBe(date);
  },
);

test.each([
  '2026-02-30',
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-01-32',
  '0000-01-01',
  '2026-1-1',
  '2026-11-21T00:00',
  ' 2026-11-21',
  '12026-11-21',
  '',
])('refuses %j as a date', (text) => {
  expect(localDateSchema.safeParse(text).success).toBe(false);
});

test('agrees with the platform on every date of eight thousand years', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const date = iso(day * dayMillis);
      expect(dayNumber(date)).toBe(719_468 + day);
      expect(dateOfDay(719_468 + day)).toBe(date);
      expect(weekday(date)).toBe(new Date(day * dayMillis).getUTCDay() || 7);
      expect(localDateSchema.safeParse(date).success).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('adding days and taking them away comes back', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -9000, max: 9000 }), (day, days) => {
      const date = iso(day * dayMillis);
      const later = addDays(date, days);
      expect(addDays(later, -days)).toBe(date);
      expect(daysBetween(date, later)).toBe(days);
    }),
  );
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-03-10', 1, '2026-04-10'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-11-30', 1, '2026-12-30'],
  ['2026-11-30', 2, '2027-01-30'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-05-31', 0, '2026-05-31'],
])('%s and %d months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-20', '2026-11-21', -1],
  ['2027-01-01', '2026-12-31', 1],
])('compares %s with %s', (a, b, sign) => {
  expect(Math.sign(compareDates(a, b))).toBe(sign);
});

test('a date is taken apart and put together with its zeros', () => {
  expect(datePartsOf('0476-09-04')).toEqual({ year: 476, month: 9, day: 4 });
  expect(formatDate(476, 9, 4)).toBe('0476-09-04');
});
