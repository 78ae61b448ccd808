import {
  accept,
  addDays,
  calendarOf,
  citeSource,
  convocationRulesOf,
  instantOfLocal,
  knownCountry,
  type LocalMoment,
  laterCallOf,
  localDateOf,
  localTimeOf,
  type NextCallAdvice,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { countryHolidays } from '../../kernel/calendars/countryHolidays.ts';
import { documents } from '../../kernel/database/documents.ts';

/** When the law wants the call after this one. */
export async function adviseNextCall(assemblyId: string): Promise<Outcome<NextCallAdvice>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const { activeSession, rulePack, timeZone } = assembly;
  const session = (await documents.session(assemblyId, activeSession).get()).data();
  if (session === undefined) return refuse('session-not-open');
  const before = {
    date: localDateOf(session.startsAt, timeZone),
    time: localTimeOf(session.startsAt, timeZone),
  };
  const country = knownCountry(assembly.country);
  const holidays =
    country === undefined ? [] : await countryHolidays(country, yearsFrom(before.date));
  const calendar = calendarOf(assembly, holidays);
  const rules = convocationRulesOf(rulePack);
  if (session.call === 3) return refuse('no-more-calls');
  const later = laterCallOf(rules, session.call === 1 ? 2 : 3, before, calendar);
  if (later === null) return refuse('no-more-calls');
  const instant = ({ date, time }: LocalMoment) => instantOfLocal(date, time, timeZone);
  return accept({
    call: later.call,
    earliest: instant(later.earliest),
    latest: later.latest === null ? null : instant(later.latest),
    suggested: instant(later.suggested),
    source: citeSource(later.source),
    withoutHolidays: country === undefined,
  });
}

/** A call announced in December may be held in January. */
function yearsFrom(date: string): readonly number[] {
  return [date, addDays(date, 366)].map((day) => Number(day.slice(0, 4)));
}
