import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';
import type { NoticeState } from './consentNotice.ts';

/** `consents/{questionId}`: a decision that waits for the absent, while it does and afterwards. */
export interface ConsentProcess {
  readonly questionId: string;
  readonly number: number;
  readonly repetition?: number;
  readonly text: string;
  readonly session: number;
  /** The assembly's zone when it closed: days begin and end in it. */
  readonly timeZone: string;
  /** How many days each absent owner has. */
  readonly days: number;
  readonly closedOn: LocalDate;
  /** In how many documents the roll at closing is kept. */
  readonly parts: number;
  readonly state: 'open' | 'settled' | 'annulled';
  readonly verdict: VerdictKind;
  /** Absent owners by where they stand. */
  readonly counts: Readonly<Record<NoticeState, number>>;
  /** The last day of the last of them; null while somebody has not been notified. */
  readonly until: LocalDate | null;
  /** The last day of the next one whose time ends. */
  readonly nextDay: LocalDate | null;
  /** When the clock looks at it again, in milliseconds; null when there is nothing to wait for. */
  readonly dueAt: number | null;
  readonly changedAt: number;
  readonly settledAt: number | null;
}

/**
 * Days are looked at this long after midnight, so that an objection that came in on the last day and
 * is still on its way is not overtaken by the clock.
 */
export const midnightGraceMillis = 120_000;
