import { modalityOf } from '../../kernel/assemblies/modality.ts';
import type { MeetingKind, Modality } from '../../kernel/meetings/meeting.ts';
import type { CallerRole } from '../../kernel/sessions/notedConvocation.ts';
import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';

/** The terms of a notice and of a planned meeting: the same facts of both. */
export interface MeetingTerms {
  /** Null while nobody gave it an hour. Milliseconds. */
  readonly startsAt: number | null;
  /** Of the first call only; null: none is announced. */
  readonly secondCallAt: number | null;
  readonly place: string;
  readonly channel: Modality;
  /** The texts of the points, in their order. Not said: of a notice from before this was kept. */
  readonly points?: readonly string[];
  readonly meetingKind?: MeetingKind;
  readonly caller?: CallerRole;
}

/** The facts of a meeting with which its notice is compared. */
export type PlannedMeeting = Pick<
  ComposingFacts,
  'session' | 'call' | 'startsAt' | 'called' | 'points'
> & { readonly assembly: Pick<ComposingFacts['assembly'], 'modality'> };

/** The meeting as it is planned now. */
export function plannedTerms(planned: PlannedMeeting) {
  const { assembly, call, startsAt, called, points } = planned;
  return {
    startsAt,
    secondCallAt: call === 1 ? (called?.secondCallAt ?? null) : null,
    place: called?.place ?? '',
    channel: modalityOf(assembly),
    points: points.map(({ text }) => text),
    ...(called === null ? {} : { meetingKind: called.kind, caller: called.caller }),
  } satisfies MeetingTerms;
}
