import type { Source } from '../../kernel/bylaws/source.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { addMinutes, type LocalMoment } from '../../kernel/calendars/localTime.ts';
import type { Calendar } from '../../kernel/calendars/workingDays.ts';
import type { ConvocationRules, LaterCallRule } from '../../laws/aspects/convocationRules.ts';
import { addPeriod } from './addPeriod.ts';
import { earliestMeetingDate, latestNoticeDate, noticeRuleOf } from './noticeDates.ts';

export interface LaterCall {
  readonly call: 2 | 3;
  readonly earliest: LocalMoment;
  /** Null when the law sets no limit. */
  readonly latest: LocalMoment | null;
  /** The moment that the law sets by default, or the first it admits. */
  readonly suggested: LocalMoment;
  readonly announced: LaterCallRule['announced'];
  readonly source: Source;
}

/**
 * When the next call is held after one that failed for lack of quorum (`before`: its date and hour).
 * Null when the law has no such call.
 */
export function laterCallOf(
  rules: ConvocationRules,
  call: 2 | 3,
  before: LocalMoment,
  calendar: Calendar,
): LaterCall | null {
  const rule = rules.laterCalls[call - 2];
  if (rule === undefined) return null;
  const { announced, source } = rule;
  return { call, ...momentsOf(rules, rule, before, calendar), announced, source };
}

/** The second call of a first one. */
export function secondCallOf(
  rules: ConvocationRules,
  first: LocalMoment,
  calendar: Calendar,
): LaterCall | null {
  return laterCallOf(rules, 2, first, calendar);
}

function momentsOf(
  rules: ConvocationRules,
  { wait }: LaterCallRule,
  before: LocalMoment,
  calendar: Calendar,
): Pick<LaterCall, 'earliest' | 'latest' | 'suggested'> {
  switch (wait.kind) {
    case 'fixed': {
      const date = addPeriod(before.date, wait.after, calendar);
      const moment = { date, time: wait.time };
      return { earliest: moment, latest: moment, suggested: moment };
    }
    case 'window': {
      const from = addPeriod(before.date, wait.from, calendar);
      const until = addPeriod(before.date, wait.until, calendar);
      return {
        earliest: { date: from, time: '00:00' },
        latest: { date: until, time: '23:59' },
        suggested: { date: from, time: before.time },
      };
    }
    case 'minutes': {
      const moment = addMinutes(before, wait.minutes);
      return { earliest: moment, latest: null, suggested: moment };
    }
    case 'new-notice': {
      const rule = noticeRuleOf(rules, { kind: 'ordinary', approvesAccounts: false });
      const date = earliestMeetingDate(rule, before.date, calendar);
      const earliest = { date, time: '00:00' };
      return { earliest, latest: null, suggested: { date, time: before.time } };
    }
  }
}

export interface Reconvening {
  /** The last day to send the new notice. */
  readonly noticeBy: LocalDate;
  /** The first day of the meeting, if the notice goes out on the day of the failed one. */
  readonly meetingFrom: LocalDate;
  /** The last day of the meeting; null when only the notice has a deadline. */
  readonly meetingUntil: LocalDate | null;
  readonly source: Source;
}

/**
 * Calling again after a meeting failed on `failedOn` and its second call was not announced.
 * Null when the law says nothing of it.
 */
export function reconveningOf(
  rules: ConvocationRules,
  failedOn: LocalDate,
  calendar: Calendar,
): Reconvening | null {
  const reconvene = rules.laterCalls[0]?.reconvene;
  if (reconvene === undefined || reconvene === null) return null;
  const { within, limits, notice, source } = reconvene;
  const usual = noticeRuleOf(rules, { kind: 'ordinary', approvesAccounts: false });
  const rule = { ...usual, minimums: [notice] };
  const meetingFrom = earliestMeetingDate(rule, failedOn, calendar);
  const limit = addPeriod(failedOn, within, calendar);
  if (limits === 'notice') return { noticeBy: limit, meetingFrom, meetingUntil: null, source };
  const noticeBy = latestNoticeDate(rule, limit, calendar);
  return { noticeBy, meetingFrom, meetingUntil: limit, source };
}
