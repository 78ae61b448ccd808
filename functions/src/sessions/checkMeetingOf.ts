import {
  accept,
  calendarOf,
  checkMeeting,
  localDateOf,
  type MeetingCheckAnswer,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { countryHolidays, holidayCountries } from '../platform/countryHolidays.ts';
import { documents } from '../platform/documents.ts';

/** What the law says of the meeting as it was called; null while nobody noted how. */
export async function checkMeetingOf(
  assemblyId: string,
  now: number,
): Promise<Outcome<MeetingCheckAnswer>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const { activeSession, activeRoster, timeZone } = assembly;
  const session = (await documents.session(assemblyId, activeSession).get()).data();
  if (session?.called === undefined) return accept({ check: null });
  const { called, startsAt } = session;
  const country = holidayCountries.find((one) => one === assembly.country);
  const year = Number(localDateOf(startsAt, timeZone).slice(0, 4));
  const someInArrears = activeRoster !== null && (await hasDebtors(assemblyId, activeRoster));
  const holidays =
    country === undefined ? [] : countryHolidays(country, [year - 1, year, year + 1]);
  const calendar = calendarOf(assembly, holidays);
  const checked = checkMeeting({ assembly, called, startsAt, someInArrears, now }, calendar);
  return accept({ check: { ...checked, withoutHolidays: country === undefined } });
}

async function hasDebtors(assemblyId: string, version: string): Promise<boolean> {
  const units = documents.units(assemblyId, version).where('inArrears', '==', true).limit(1);
  return !(await units.get()).empty;
}
