import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import type { NoticeAspect } from '../../kernel/events/noticeAspect.ts';
import type { Verification } from '../../kernel/sessions/assemblySession.ts';
import type { HeldSession } from '../../kernel/sessions/heldSession.ts';

/** A step of the session, with the quorum that was read when it was taken. */
export interface Milestone {
  readonly eventId: string;
  readonly sequence: number | null;
  readonly at: number;
  readonly kind: EventKind;
  readonly call: number;
  /** When the planned call begins, or the suspended session goes on; null where it was not said. */
  readonly until: number | null;
  readonly quorum: Omit<Verification, 'at'> | null;
  /** Of a session that was declared open: what its notice said otherwise, as the chair had read. */
  readonly againstNotice?: readonly NoticeAspect[];
}

const milestoneKinds: readonly EventKind[] = [
  'call-failed',
  'call-planned',
  'session-installed',
  'session-suspended',
  'session-resumed',
  'hall-emptied',
  'session-closed',
  'quorum-verified',
];

/** The acts of the chair on the session, in order. */
export function milestonesOf(
  events: readonly DatedEvent[],
  firstCall: number,
): readonly Milestone[] {
  return events
    .filter(({ kind }) => milestoneKinds.includes(kind))
    .map(
      ({
        eventId,
        sequence,
        at,
        kind,
        call = firstCall,
        until = null,
        quorum = null,
        againstNotice,
      }) => ({
        eventId,
        sequence,
        at,
        kind,
        call,
        until,
        quorum,
        ...(againstNotice === undefined ? {} : { againstNotice }),
      }),
    );
}

/** When it was held and with how much present; null where it was not declared open. */
export function heldByEvents(steps: readonly Milestone[]): HeldSession | null {
  const begun = steps.find(({ kind }) => kind === 'session-installed');
  const isOver = steps.some(({ kind }) => kind === 'session-closed');
  return begun === undefined ? null : { at: begun.at, isOver, quorum: begun.quorum };
}
