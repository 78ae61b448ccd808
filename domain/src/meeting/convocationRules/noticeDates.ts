import { addDays, daysBetween, type LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Calendar } from '../../kernel/calendars/workingDays.ts';
import type { MeetingKind } from '../../kernel/meetings/meeting.ts';
import type { ConvocationRules, NoticeRule } from '../../laws/aspects/convocationRules.ts';
import { addPeriod } from './addPeriod.ts';

/** The notice that a meeting needs: the rule for meetings that approve accounts goes first. */
export function noticeRuleOf(
  rules: ConvocationRules,
  meeting: { readonly kind: MeetingKind; readonly approvesAccounts: boolean },
): NoticeRule {
  const rule = rules.notices.find(
    ({ kinds, onlyAccounts }) =>
      kinds.includes(meeting.kind) && (!onlyAccounts || meeting.approvesAccounts),
  );
  if (rule === undefined) throw new RangeError(`${rules.packId} has no notice for ${meeting.kind}`);
  return rule;
}

/** The first day on which the meeting may be held when the notice goes out on `sentOn`. */
export function earliestMeetingDate(
  { minimums, counting }: NoticeRule,
  sentOn: LocalDate,
  calendar: Calendar,
): LocalDate {
  const clear = counting === 'clear' ? 1 : 0;
  const days = minimums.map(
    (minimum) => daysBetween(sentOn, addPeriod(sentOn, minimum, calendar)) + clear,
  );
  return addDays(sentOn, Math.max(0, ...days));
}

/** The last day on which the notice may go out for a meeting on `meetingOn`. */
export function latestNoticeDate(
  rule: NoticeRule,
  meetingOn: LocalDate,
  calendar: Calendar,
): LocalDate {
  let sentOn = meetingOn;
  while (earliestMeetingDate(rule, sentOn, calendar) > meetingOn) sentOn = addDays(sentOn, -1);
  return sentOn;
}

/** The last day on which the meeting may be held; null when the law sets no limit. */
export function latestMeetingDate(
  { maximum }: NoticeRule,
  sentOn: LocalDate,
  calendar: Calendar,
): LocalDate | null {
  return maximum === null ? null : addPeriod(sentOn, maximum, calendar);
}
