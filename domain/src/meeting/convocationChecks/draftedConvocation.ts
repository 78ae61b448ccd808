import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { LocalMoment } from '../../kernel/calendars/localTime.ts';
import type { MeetingKind, Modality } from '../../kernel/meetings/meeting.ts';
import type { ContentId } from '../../laws/aspects/contentId.ts';
import type { Convener } from '../convocationRules/mayCall.ts';

/** A notice as it went, or is about to go, out. Dates are of the assembly's zone. */
export interface DraftedConvocation {
  readonly kind: MeetingKind;
  readonly channel: Modality;
  readonly approvesAccounts: boolean;
  /** For units in arrears the law may want a list and a warning. */
  readonly someInArrears: boolean;
  readonly sentOn: LocalDate;
  readonly meeting: LocalMoment;
  readonly timeZone: string;
  /** Null when the notice announces none. */
  readonly secondCall: LocalMoment | null;
  readonly caller: Convener;
  readonly contents: readonly ContentId[];
}
