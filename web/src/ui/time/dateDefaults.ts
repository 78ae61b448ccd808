import dayjs from 'dayjs';
import es from 'dayjs/locale/es.js';

/** Specification §9: how dates are typed, the first weekday (Sunday) and the locale by default. */
const dateDefaults = { format: 'mm/dd/yy', firstDayOfWeek: 0, locale: 'en' } as const;

/** Sets the library's locale to Spanish, with weeks that begin on the day the specification says. */
export function setSpanishDates(): void {
  dayjs.locale({ ...es, weekStart: dateDefaults.firstDayOfWeek });
}
