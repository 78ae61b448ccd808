import { type Assembly, addDays, knownCountry, localDateOf } from '@asamblea/domain';
import { countryHolidays } from './countryHolidays.ts';

/**
 * The holidays of the years around today, for deadlines in working days: they run for a month and a half at
 * most; a meeting may be of last year. None of a country whose holidays nobody knows.
 */
export async function holidaysAround(
  { country, timeZone }: Pick<Assembly, 'country' | 'timeZone'>,
  now: number,
): Promise<readonly string[]> {
  const known = knownCountry(country);
  if (known === undefined) return [];
  const today = localDateOf(now, timeZone);
  const years = [-366, 0, 366].map((days) => Number(addDays(today, days).slice(0, 4)));
  return countryHolidays(known, [...new Set(years)]);
}
