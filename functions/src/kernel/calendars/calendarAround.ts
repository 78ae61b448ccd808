import {
  type Assembly,
  type Calendar,
  calendarOf,
  knownCountry,
  localDateOf,
} from '@asamblea/domain';
import { countryHolidays } from './countryHolidays.ts';

/** The working days of an assembly in the year of an instant and in those around it. */
export async function calendarAround(
  assembly: Pick<Assembly, 'country' | 'timeZone' | 'saturdaysWork'>,
  at: number,
): Promise<{ readonly calendar: Calendar; readonly withoutHolidays: boolean }> {
  const country = knownCountry(assembly.country);
  const year = Number(localDateOf(at, assembly.timeZone).slice(0, 4));
  const holidays =
    country === undefined ? [] : await countryHolidays(country, [year - 1, year, year + 1]);
  return { calendar: calendarOf(assembly, holidays), withoutHolidays: country === undefined };
}
