import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import { modalityOf } from '../../kernel/assemblies/modality.ts';
import type { NoticeBylaws } from '../../kernel/bylaws/noticeBylaws.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { LocalMoment } from '../../kernel/calendars/localTime.ts';
import { sayMoment } from '../../kernel/calendars/sayMoment.ts';
import type { Calendar } from '../../kernel/calendars/workingDays.ts';
import { localDateOf, localTimeOf } from '../../kernel/calendars/zone.ts';
import type { KnownQuestion } from '../../kernel/sessions/knownQuestion.ts';
import { callerNames, type NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';
import { sayThreshold } from '../../kernel/weights/threshold.ts';
import { contentIds } from '../../laws/aspects/contentId.ts';
import type { CallerRule } from '../../laws/aspects/convocationRules.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import { ofThe, termOf, type Vocabulary } from '../../laws/rules/vocabulary.ts';
import { sayWarningOf, warningsTogether } from '../agenda/lawWarnings.ts';
import { itemAllowed } from '../convocationRules/itemAllowed.ts';
import { secondCallOf } from '../convocationRules/laterCall.ts';
import { noticeRuleUnder } from '../convocationRules/noticeBylaws.ts';
import { latestNoticeDate } from '../convocationRules/noticeDates.ts';
import { checkConvocation, contentsAskedFor } from './checkConvocation.ts';
import { convenerOf } from './convenerOf.ts';
import { noticeContents } from './noticeContents.ts';

/** A sentence of the law on a meeting, with its article. */
export interface LawSentence {
  readonly text: string;
  readonly cited: string;
}

/** `GET /api/session/plan`, and the answer of `POST`: null while nobody noted how it is called. */
export interface MeetingCheckAnswer {
  readonly check: MeetingCheck | null;
}

/** The law about the meeting to be called, in words. */
export interface MeetingCheck {
  /** The problems, or facts only worth a look. */
  readonly problems: readonly (LawSentence & { readonly serious: boolean })[];
  /** The last day for the notice to go out. */
  readonly lastDay: LocalDate;
  readonly lastDayCited: string;
  /** When the law wants the second call, if it has one. */
  readonly secondCall: LawSentence | null;
  /** The people who may call a meeting of this kind, or ask for it. */
  readonly callers: readonly LawSentence[];
  /** Whether it may decide what was not announced. */
  readonly agenda: LawSentence;
  /** The contents that the notice must have. */
  readonly contents: readonly LawSentence[];
  /** The warnings of the law about the drafts of the meeting, each with its article. */
  readonly warnings: readonly string[];
  /** The working days of that country are not known: it may fall on a holiday. */
  readonly withoutHolidays: boolean;
}

export interface CheckedMeeting {
  readonly assembly: Pick<Assembly, 'rulePack' | 'timeZone' | 'modality'>;
  readonly called: NotedConvocation;
  readonly startsAt: number;
  readonly someInArrears: boolean;
  /** The bylaws on how early the notice goes out; absent: none. */
  readonly noticeBylaws?: NoticeBylaws;
  /** The drafts that wait to be voted in it; absent: none. */
  readonly drafts?: readonly KnownQuestion[];
  /** By the clock of the server: what a notice that nobody dated is checked with. */
  readonly now: number;
}

/** A meeting and its notice against the law: dates, who calls, the second call, the agenda. */
export function checkMeeting(
  { assembly, called, startsAt, someInArrears, noticeBylaws, drafts = [], now }: CheckedMeeting,
  calendar: Calendar,
): Omit<MeetingCheck, 'withoutHolidays'> {
  const { rulePack, timeZone } = assembly;
  const rules = convocationRulesOf(rulePack);
  const pack = packOf(rulePack);
  const { vocabulary } = pack;
  const { kind, approvesAccounts, secondCallAt } = called;
  const channel = modalityOf(assembly);
  const meeting = momentOf(startsAt, timeZone);
  const secondCall = secondCallAt === null ? null : momentOf(secondCallAt, timeZone);
  const facts = { kind, channel, approvesAccounts, someInArrears, secondCall };
  const notice = {
    ...facts,
    meeting,
    timeZone,
    contents: contentIds,
    caller: convenerOf(called),
    sentOn: called.sentOn ?? localDateOf(now, timeZone),
  };
  const rule = noticeRuleUnder(rules, called, noticeBylaws);
  const next = secondCallOf(rules, meeting, calendar);
  const item = { kind, channel, onAgenda: false, happens: [] };
  const decided = itemAllowed(rules, item);
  return {
    problems: checkConvocation(rules, notice, calendar, rule).problems.map(
      ({ serious, text, source }) => ({
        serious,
        text,
        cited: source === null ? '' : citeSource(source),
      }),
    ),
    lastDay: latestNoticeDate(rule, meeting.date, calendar),
    lastDayCited: citeSource(rule.source),
    secondCall:
      next === null
        ? null
        : { text: sayMoment(next.suggested, timeZone), cited: citeSource(next.source) },
    callers: rules.callers
      .filter(({ kinds }) => kinds.includes(kind))
      .map((one) => ({ text: sayCaller(one, vocabulary), cited: citeSource(one.source) })),
    agenda: { text: sayAgenda(decided.allowed), cited: citeSource(decided.source) },
    warnings: warningsTogether({
      assembly,
      // The rules on a later call are told too, where one is announced.
      session: { call: secondCallAt === null ? 1 : 2 },
      questions: drafts.map((draft) => ({
        ...draft,
        rule: matterRule(pack, draft.matterId ?? null),
      })),
    }).map(sayWarningOf),
    contents: contentsAskedFor(rules, facts).map(({ contentId, source }) => ({
      text: noticeContents[contentId],
      cited: citeSource(source),
    })),
  };
}

function sayCaller(rule: CallerRule, vocabulary: Vocabulary): string {
  const { role, power, shares, leastHeads, condition } = rule;
  const terms = { weight: termOf(vocabulary, mainWeight), heads: vocabulary.heads };
  const held = shares.map(({ of, threshold }) => `${sayThreshold(threshold)} ${ofThe(terms[of])}`);
  const least = leastHeads > 1 ? [`al menos ${leastHeads} ${vocabulary.heads.noun}`] : [];
  const share = [held.join(' o '), ...least].filter((part) => part !== '').join(', ');
  const who = share === '' ? callerNames[role] : `${callerNames[role]} con ${share}`;
  const does = power === 'calls' ? 'convoca' : 'pide que se convoque';
  return `${who} ${does}.${condition === '' ? '' : ` ${condition}`}`;
}

function sayAgenda(isOpen: boolean): string {
  return isOpen
    ? 'Esta reunión puede decidir temas que no se anunciaron.'
    : 'Esta reunión solo decide lo que el aviso anuncia; lo demás puede conversarse.';
}

function momentOf(at: number, timeZone: string): LocalMoment {
  return { date: localDateOf(at, timeZone), time: localTimeOf(at, timeZone) };
}
