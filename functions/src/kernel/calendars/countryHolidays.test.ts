import { type Country, countries } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { countryHolidays } from './countryHolidays.ts';

/** Sundays are left out of the expected lists: Easter adds nothing to a calendar. */
async function weekdaysOf(country: Country, year: number) {
  const days = await countryHolidays(country, [year]);
  return days.filter((date) => new Date(date).getUTCDay() !== 0);
}

test('Colombia 2026 has the moved Mondays and the holiday of Law 2578 of 2026', async () => {
  expect(await weekdaysOf('CO', 2026)).toEqual([
    '2026-01-01',
    '2026-01-12',
    '2026-03-23',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-18',
    '2026-06-08',
    '2026-06-15',
    '2026-06-29',
    '2026-07-13',
    '2026-07-20',
    '2026-08-07',
    '2026-08-17',
    '2026-10-12',
    '2026-11-02',
    '2026-11-16',
    '2026-12-08',
    '2026-12-25',
  ]);
});

test('Colombia 2025 had no holiday of Chiquinquirá yet', async () => {
  expect(await countryHolidays('CO', [2025])).not.toContain('2025-07-14');
});

test('Spain has the national days, not those of a region', async () => {
  expect(await weekdaysOf('ES', 2026)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-03',
    '2026-05-01',
    '2026-08-15',
    '2026-10-12',
    '2026-12-08',
    '2026-12-25',
  ]);
});

test.each<[Country, string, string]>([
  ['AR', '2026-05-25', '2026-04-04'],
  ['AR', '2026-06-15', '2026-07-10'],
  ['CL', '2026-09-18', '2026-12-31'],
  ['CL', '2026-06-29', '2026-09-17'],
  ['MX', '2026-03-16', '2026-04-02'],
  ['MX', '2026-11-16', '2026-12-12'],
])('%s rests on %s and not on %s', async (country, rest, work) => {
  const days = await countryHolidays(country, [2026]);
  expect(days).toContain(rest);
  expect(days).not.toContain(work);
});

test.each(countries)(
  '%s: several years come together, in order and without repeats',
  async (country) => {
    const both = await countryHolidays(country, [2027, 2026]);
    const years = [
      ...(await countryHolidays(country, [2026])),
      ...(await countryHolidays(country, [2027])),
    ];
    expect(both).toEqual(years);
    expect(await countryHolidays(country, [2026, 2026])).toEqual(
      await countryHolidays(country, [2026]),
    );
    expect(both.every((date) => /^202[67]-\d{2}-\d{2}$/.test(date))).toBe(true);
  },
);
