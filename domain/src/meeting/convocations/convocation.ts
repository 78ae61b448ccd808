import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { MeetingKind, Modality } from '../../kernel/meetings/meeting.ts';
import type { CallerRole } from '../../kernel/sessions/notedConvocation.ts';
import type { LawSentence } from '../convocationChecks/checkMeeting.ts';

/**
 * The first notice of a meeting, the one of its second call, what mends one that went out, or calls it off; and
 * one that was made outside, as somebody declared it.
 */
export const convocationKinds = [
  ...(['first', 'second-call', 'correction', 'cancellation', 'outside'] as const),
] as const;
export type ConvocationKind = (typeof convocationKinds)[number];

/** The kinds composed from a draft; a cancellation is not, nor a notice given outside. */
export type WrittenKind = Exclude<ConvocationKind, 'cancellation' | 'outside'>;

export const convocationKindNames: Readonly<Record<ConvocationKind, string>> = {
  first: 'Convocatoria',
  'second-call': 'Segunda convocatoria',
  correction: 'Corrección',
  cancellation: 'Cancelación',
  outside: 'Convocatoria hecha por fuera',
};

/** A document of the drive that went with a notice, in the version it had then. */
export interface ConvocationAnnex {
  readonly entryId: string;
  readonly name: string;
  readonly versionId: string;
  /** SHA-256 of its content, in hexadecimal. */
  readonly digest: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The content that the seal of a notice covers: not a letter of it changes once it went out. */
export interface ConvocationContent {
  /** From 1, over all that the assembly sent; a correction has its own. */
  readonly number: number;
  readonly kind: ConvocationKind;
  /** The session that is called. */
  readonly session: number;
  readonly call: 1 | 2 | 3;
  /** The id of the notice that it mends or takes back; null: none. */
  readonly corrects: string | null;
  /** The changes of a correction, or why a meeting is called off, in words; empty otherwise. */
  readonly changes: string;
  readonly subject: string;
  /** Whole. The values of each person stay as `{persona}`, `{unidades}` and `{coeficiente}`. */
  readonly text: string;
  readonly annexes: readonly ConvocationAnnex[];
  /** When the meeting is, and its second call if it is announced, in milliseconds. */
  readonly startsAt: number;
  readonly secondCallAt: number | null;
  readonly timeZone: string;
  readonly place: string;
  readonly channel: Modality;
  /** The texts of the points, in their order. Not said: it went out before this was kept. */
  readonly points?: readonly string[];
  readonly meetingKind?: MeetingKind;
  readonly caller?: CallerRole;
  /** Of one that was made outside: by which means, in words. */
  readonly means?: string;
  /** The day on which it went out, in that zone. */
  readonly sentOn: LocalDate;
}

/** `assemblies/{id}/convocations/{convocationId}`: a notice as it went out. Nobody changes it. */
export interface Convocation extends ConvocationContent {
  readonly convocationId: string;
  /** SHA-256 of its text (`sealedTextOf`), in UTF-8, in hexadecimal. */
  readonly digest: string;
  /** The meeting in the calendars of the recipients: the same one for every notice of a session. */
  readonly calendarId: string;
  /** How many notices of that meeting went out before: calendars keep the highest. */
  readonly sequence: number;
  /** The problems under the law when it was sent. */
  readonly problems: readonly (LawSentence & { readonly serious: boolean })[];
  /** The reason for sending it in spite of serious problems; empty when there were none. */
  readonly reason: string;
  readonly by: string;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  /** Where the application is, for the links of its mails. */
  readonly origin: string;
  /** When the clock sees that all its mails were queued; null: they were. No part of its seal. */
  readonly queueDueAt?: number | null;
  /** Mails of it that were put into the outbox: no word on whether they arrived. No part of its seal. */
  readonly mailed?: number;
  /** When it is reminded by itself; null: never, or it was. No part of its seal. */
  readonly remindDueAt?: number | null;
  /** When the meeting that it calls to was called off; not said: it was not. No part of its seal. */
  readonly calledOffAt?: number;
}
