import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import type { LocalTime } from '../../kernel/calendars/localTime.ts';
import type { Period } from '../../kernel/calendars/period.ts';
import type { AgendaException } from '../../kernel/events/agendaException.ts';
import type { MeetingKind } from '../../kernel/meetings/meeting.ts';
import type { CallerRole } from '../../kernel/sessions/notedConvocation.ts';
import type { Threshold } from '../../kernel/weights/threshold.ts';
import type { ContentId } from './contentId.ts';

/** How the days between the notice and the meeting are counted. */
type Counting =
  /** Neither the day of sending nor that of the meeting counts. */
  | 'clear'
  /** One of the two counts: that many days after the sending, the meeting may be held. */
  | 'one-end';

/** How early the notice must go out. */
export interface NoticeRule {
  readonly kinds: readonly MeetingKind[];
  /** Only for meetings that approve the year's accounts; those rules are looked at first. */
  readonly onlyAccounts: boolean;
  /** All must be met. Empty: the law fixes none. */
  readonly minimums: readonly Period[];
  /** No earlier than this before the meeting. */
  readonly maximum: Period | null;
  readonly counting: Counting;
  /** False when the law is silent and the minimum is only prudent: a breach is advice. */
  readonly binding: boolean;
  /** The changes that bylaws may make to the minimum. */
  readonly bylaws: 'lengthen' | 'replace';
  readonly source: Source;
}

/** The share that a group of owners must hold, and its measure: weight, or one each. */
interface ShareRule {
  readonly of: 'weight' | 'heads';
  readonly threshold: Threshold;
}

/** The people who may call, or may make others call. */
export interface CallerRule {
  readonly role: CallerRole;
  readonly kinds: readonly MeetingKind[];
  /** `requests`: asks who may call, and goes to the judge or the law's remedy if ignored. */
  readonly power: 'calls' | 'requests';
  /** Any one of them is enough. Empty: none is asked. */
  readonly shares: readonly ShareRule[];
  /** Fewest owners: «un número plural» is 2. */
  readonly leastHeads: number;
  /** The person to ask, or the event that must come first. In Spanish; empty when nothing. */
  readonly condition: string;
  readonly source: Source;
}

/** When a content of the notice is asked for. */
export type ContentCondition =
  | 'always'
  | 'extraordinary'
  | 'extraordinary-or-remote'
  | 'remote'
  | 'accounts'
  | 'second-call'
  | 'debtors';

export interface ContentRule {
  readonly contentId: ContentId;
  readonly when: ContentCondition;
  readonly source: Source;
}

/** The items that a meeting decides besides the announced ones. */
export interface AgendaRule {
  /** Meetings that decide only announced items. */
  readonly closed: readonly MeetingKind[];
  /** Whether a meeting at a distance is closed whatever its kind. */
  readonly remoteIsClosed: boolean;
  readonly exceptions: readonly { readonly exception: AgendaException; readonly source: Source }[];
  readonly source: Source;
}

/** When a meeting that failed for lack of quorum is held again. */
type LaterCallWait =
  /** A fixed day at a fixed hour, unless the bylaws say otherwise. */
  | { readonly kind: 'fixed'; readonly after: Period; readonly time: LocalTime }
  /** Any day from one to the other, counted from the first date. */
  | { readonly kind: 'window'; readonly from: Period; readonly until: Period }
  /** At least so many minutes after the hour of the first. */
  | { readonly kind: 'minutes'; readonly minutes: number }
  /** Whenever a notice of its own allows. */
  | { readonly kind: 'new-notice' };

/** Calling again after a meeting that failed and whose second call nobody announced. */
interface ReconveneRule {
  /** Counted from the day of the failed meeting. */
  readonly within: Period;
  /** The act that must happen within it: the sending of the notice, or the meeting itself. */
  readonly limits: 'notice' | 'meeting';
  readonly notice: Period;
  readonly source: Source;
}

export interface LaterCallRule {
  readonly wait: LaterCallWait;
  /** In the first notice: it must be there, it may be, or it is called after the first failed. */
  readonly announced: 'must' | 'may' | 'after';
  /** The way that remains when it was not announced. Null: nothing that the law says. */
  readonly reconvene: ReconveneRule | null;
  readonly source: Source;
}

/** The meeting that the owners hold when nobody called it. */
export type OwnRightRule =
  | {
      readonly kind: 'months-after-period';
      readonly months: number;
      readonly time: LocalTime;
      readonly source: Source;
    }
  | {
      readonly kind: 'month-of-year';
      readonly month: number;
      readonly time: LocalTime;
      readonly source: Source;
    };

/** A meeting without notice because everybody is there. */
interface UniversalRule {
  /** Whether everybody must also agree to hold it. */
  readonly agreement: boolean;
  readonly source: Source;
}

/** How one law wants meetings called. */
export interface ConvocationRules {
  readonly packId: PackId;
  readonly notices: readonly NoticeRule[];
  readonly callers: readonly CallerRule[];
  readonly contents: readonly ContentRule[];
  readonly agenda: AgendaRule;
  /** Second call, third call. Empty: the law knows one call only. */
  readonly laterCalls: readonly LaterCallRule[];
  readonly ownRight: OwnRightRule | null;
  readonly universal: UniversalRule | null;
}
