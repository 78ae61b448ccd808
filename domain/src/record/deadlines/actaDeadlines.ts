import type { Source } from '../../kernel/bylaws/source.ts';
import { compareDates, type LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Calendar } from '../../kernel/calendars/workingDays.ts';
import type { Modality } from '../../kernel/meetings/meeting.ts';
import type { ActaMilestone, ActaRules } from '../../laws/aspects/actaRules.ts';
import { addPeriod } from '../../meeting/convocationRules/addPeriod.ts';

export interface Deadline {
  readonly label: string;
  /** The last day in time; null when the time has not begun to run, or never ends. */
  readonly dueOn: LocalDate | null;
  /** The law sets no time. */
  readonly isEndless?: boolean;
  /** The step with which it is done; not said: the minutes do not tell it. */
  readonly doneBy?: ActaMilestone;
  readonly source: Source;
}

/** The duties about the minutes of a meeting and their days, soonest first; those done by communicating them are left out. */
export function actaDeadlines(
  { deadlines }: ActaRules,
  meeting: {
    readonly heldOn: LocalDate;
    readonly channel: Modality;
    /** Not said: the minutes were not made known. */
    readonly notifiedOn?: LocalDate | null;
  },
  calendar: Calendar,
): readonly (Deadline & { readonly dueOn: LocalDate })[] {
  return deadlines
    .filter(({ channels }) => channels.includes(meeting.channel))
    .filter(({ isMetByTelling }) => isMetByTelling !== true || !meeting.notifiedOn)
    .map(({ label, within, doneBy, source }) => ({
      label,
      dueOn: addPeriod(meeting.heldOn, within, calendar),
      ...(doneBy === undefined ? {} : { doneBy }),
      source,
    }))
    .sort((a, b) => compareDates(a.dueOn, b.dueOn));
}

/**
 * Until when the decisions of a meeting may be challenged. For absentees the time runs from the day
 * they were notified: null until then.
 */
export function challengeDeadlines(
  { challenges }: ActaRules,
  meeting: { readonly heldOn: LocalDate; readonly notifiedOn: LocalDate | null },
  calendar: Calendar,
): readonly Deadline[] {
  return challenges.map(({ label, within, from, source }) => {
    const start = from === 'meeting' ? meeting.heldOn : meeting.notifiedOn;
    const dueOn = start === null || within === null ? null : addPeriod(start, within, calendar);
    return { label, dueOn, source, ...(within === null ? { isEndless: true } : {}) };
  });
}

/** The words for a deadline that has no day. */
export function sayOpenEnd({ isEndless = false }: Pick<Deadline, 'isEndless'>): string {
  return isEndless ? 'sin término' : 'desde la notificación';
}
