import { daysCalendar } from '../../kernel/calendars/daysCalendar.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Deadline } from '../deadlines/actaDeadlines.ts';

/**
 * The duties after a meeting with their days, and until when its decisions may be challenged, as a file
 * for a calendar. A deadline without a day is not in it. Loaded again once they were made known, each day
 * moves to where it is now.
 */
export function actaCalendar(
  deadlines: readonly Deadline[],
  { assembly, session }: { readonly assembly: string; readonly session: number },
  stamp: LocalDate,
): string {
  const days = deadlines.flatMap(({ label, dueOn }, i) =>
    dueOn === null
      ? []
      : [{ id: `acta-${session}-${i}`, day: dueOn, summary: `${label}: ${assembly}` }],
  );
  return daysCalendar('Acta', days, stamp);
}
