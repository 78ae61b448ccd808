import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Calendar } from '../../kernel/calendars/workingDays.ts';
import type { Modality } from '../../kernel/meetings/meeting.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { actaDeadlines, challengeDeadlines, type Deadline } from './actaDeadlines.ts';

/** A meeting that was held, as far as its deadlines look at it. */
export interface HeldMeeting {
  readonly rulePack: PackId;
  /** The civil day on which it ended. */
  readonly heldOn: LocalDate;
  /** How people came, whatever it was called for. */
  readonly channel: Modality;
  /** Whether it took some decision that may be challenged. */
  readonly hasDecided: boolean;
  /**
   * The civil day on which its minutes were made known, from which the terms of absentees run; null: they were
   * not. Where a law counts from the notice of each owner, it is the general day: that of an owner who was told
   * later ends later.
   */
  readonly notifiedOn: LocalDate | null;
  readonly calendar: Calendar;
}

/** The duties after a meeting and the last day to challenge its decisions. */
export function meetingDeadlines(meeting: HeldMeeting): readonly Deadline[] {
  const { rulePack, heldOn, channel, notifiedOn, calendar } = meeting;
  return [
    ...actaDeadlines(actaRulesOf(rulePack), { heldOn, channel, notifiedOn }, calendar),
    ...decisionDeadlines(meeting),
  ];
}

/** Until when the decisions of a meeting may be challenged; none where nothing was decided. */
export function decisionDeadlines(meeting: Omit<HeldMeeting, 'channel'>): readonly Deadline[] {
  const { rulePack, heldOn, hasDecided, notifiedOn, calendar } = meeting;
  if (!hasDecided) return [];
  return challengeDeadlines(actaRulesOf(rulePack), { heldOn, notifiedOn }, calendar);
}

export interface NextDeadline {
  readonly label: string;
  readonly dueOn: LocalDate;
}

/** The soonest that is not over on that day; null when none is left, or none has a day. */
export function nextDeadline(meeting: HeldMeeting, today: LocalDate): NextDeadline | null {
  const left = meetingDeadlines(meeting).flatMap(({ label, dueOn }) =>
    dueOn === null || dueOn < today ? [] : [{ label, dueOn }],
  );
  return left.reduce<NextDeadline | null>(
    (soonest, one) => (soonest === null || one.dueOn < soonest.dueOn ? one : soonest),
    null,
  );
}
