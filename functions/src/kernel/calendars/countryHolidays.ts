import type { Country } from '@asamblea/domain';

/**
 * The national public holidays of a country in those years, as civil dates `2026-11-16`, in order and
 * already moved where the law moves them. Only days of rest for everybody: bank closings, optional
 * days and the holidays of a region or town are left out, and an assembly may add its own.
 */
export async function countryHolidays(
  country: Country,
  years: readonly number[],
): Promise<readonly string[]> {
  // The library knows the whole world and takes its time to be read: a caller without dates does not wait for
  // it.
  const { default: Holidays } = await import('date-holidays');
  const source = new Holidays(country, { types: ['public'] });
  const dates = years.flatMap((year) => source.getHolidays(year).map(({ date }) => date));
  return [...new Set(dates.map((date) => date.slice(0, '2026-11-16'.length)))].toSorted();
}
