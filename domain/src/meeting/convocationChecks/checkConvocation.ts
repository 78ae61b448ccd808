import { sayDate } from '../../kernel/calendars/sayDate.ts';
import type { Calendar } from '../../kernel/calendars/workingDays.ts';
import type {
  ContentRule,
  ConvocationRules,
  NoticeRule,
} from '../../laws/aspects/convocationRules.ts';
import { mayCall } from '../convocationRules/mayCall.ts';
import {
  earliestMeetingDate,
  latestMeetingDate,
  latestNoticeDate,
  noticeRuleOf,
} from '../convocationRules/noticeDates.ts';
import { checkSecondCall } from './checkSecondCall.ts';
import type { ConvocationProblem } from './convocationProblem.ts';
import type { DraftedConvocation } from './draftedConvocation.ts';
import { noticeContents } from './noticeContents.ts';

/**
 * Everything wrong with a notice under its law. `rule` is the minimum with what the bylaws add; without
 * it, the law's. `ok` means that nothing is serious: advice may remain.
 */
export function checkConvocation(
  rules: ConvocationRules,
  notice: DraftedConvocation,
  calendar: Calendar,
  rule: NoticeRule = noticeRuleOf(rules, notice),
): { readonly ok: boolean; readonly problems: readonly ConvocationProblem[] } {
  const problems = [
    ...checkDates(rule, notice, calendar),
    ...checkCaller(rules, notice),
    ...checkContents(rules, notice),
    ...checkSecondCall(rules, notice, calendar),
  ];
  return { ok: !problems.some(({ serious }) => serious), problems };
}

function checkDates(
  rule: NoticeRule,
  notice: DraftedConvocation,
  calendar: Calendar,
): ConvocationProblem[] {
  const { sentOn } = notice;
  const meetingOn = notice.meeting.date;
  const { source, binding } = rule;
  const sent = `La convocatoria sale el ${sayDate(sentOn)}`;
  if (sentOn > meetingOn) {
    const text = `${sent}, después de la reunión. Corrija las fechas.`;
    return [{ problemId: 'sent-after-meeting', serious: true, text, source }];
  }
  const earliest = earliestMeetingDate(rule, sentOn, calendar);
  if (meetingOn < earliest) {
    const last = sayDate(latestNoticeDate(rule, meetingOn, calendar));
    const text = `${sent} y debía salir a más tardar el ${last}. Pase la reunión al ${sayDate(earliest)} o después.`;
    return [{ problemId: 'sent-too-late', serious: binding, text, source }];
  }
  const latest = latestMeetingDate(rule, sentOn, calendar) ?? meetingOn;
  if (meetingOn > latest) {
    const text = `${sent}, demasiado pronto. Reúnanse a más tardar el ${sayDate(latest)} o envíela más cerca.`;
    return [{ problemId: 'sent-too-early', serious: true, text, source }];
  }
  return [];
}

function checkCaller(
  rules: ConvocationRules,
  { caller, kind }: DraftedConvocation,
): ConvocationProblem[] {
  const { power, text, source } = mayCall(rules, caller, kind);
  switch (power) {
    case 'calls':
      return [];
    case 'requests':
      return [{ problemId: 'caller-only-asks', serious: true, text, source }];
    case 'none':
      return [{ problemId: 'caller-not-entitled', serious: true, text, source }];
  }
}

function checkContents(rules: ConvocationRules, notice: DraftedConvocation): ConvocationProblem[] {
  return contentsAskedFor(rules, notice)
    .filter(({ contentId }) => !notice.contents.includes(contentId))
    .map(({ contentId, source }) => ({
      problemId: 'content-missing',
      serious: true,
      text: noticeContents[contentId],
      source,
    }));
}

/** The contents that the notice must have under its law, for this kind of meeting. */
export function contentsAskedFor(
  { contents }: ConvocationRules,
  notice: ContentFacts,
): readonly ContentRule[] {
  return contents.filter((rule) => isAsked(rule, notice));
}

type ContentFacts = Pick<
  DraftedConvocation,
  'kind' | 'channel' | 'approvesAccounts' | 'someInArrears' | 'secondCall'
>;

function isAsked({ when }: ContentRule, facts: ContentFacts): boolean {
  const remote = facts.channel !== 'hall';
  switch (when) {
    case 'always':
      return true;
    case 'extraordinary':
      return facts.kind === 'extraordinary';
    case 'extraordinary-or-remote':
      return facts.kind === 'extraordinary' || remote;
    case 'remote':
      return remote;
    case 'accounts':
      return facts.approvesAccounts;
    case 'second-call':
      return facts.secondCall !== null;
    case 'debtors':
      return facts.someInArrears;
  }
}
