import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { localDateOf } from '../../kernel/calendars/zone.ts';
import type { PointApprover } from '../../kernel/events/pointApprover.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { AgendaPoint } from './agendaPoint.ts';

type Called = Pick<AssemblySession, 'state' | 'call' | 'called' | 'convened'>;

/**
 * Whether the agenda is already out: its notice was sent, or declared as made outside, or the meeting began. A
 * day for the notice convenes nobody; of a meeting from before that was told apart, it does.
 */
export function isConvened({ state, call, ...session }: Called, today: LocalDate): boolean {
  return state !== 'planned' || call > 1 || isNoticeOut(session, today);
}

/** Whether a notice that stands is out. */
export function isNoticeOut(
  { called, convened }: Pick<AssemblySession, 'called' | 'convened'>,
  today: LocalDate,
): boolean {
  if (convened !== undefined) return convened !== null;
  const sentOn = called?.sentOn ?? null;
  return sentOn !== null && sentOn <= today;
}

/** An announced point changes only with an approver; before the notice, its writer is enough. */
export function approveChange(
  session: Called,
  approvedBy: PointApprover | undefined,
  today: LocalDate,
): Outcome<{ readonly approvedBy?: PointApprover }> {
  if (!isConvened(session, today)) return accept({});
  return approvedBy === undefined ? refuse('agenda-convened') : accept({ approvedBy });
}

/**
 * Whether a point was in the notice: written before the notice that stands was sealed, and before the session was
 * declared open. Of a meeting from before that was kept, no later than the day of its notice.
 */
export function isAnnounced(
  { addedAt }: Pick<AgendaPoint, 'addedAt'>,
  {
    called,
    convened,
    installedAt = null,
  }: Pick<AssemblySession, 'called' | 'convened' | 'installedAt'>,
  timeZone: string,
): boolean {
  const sentOn = called?.sentOn ?? null;
  const isLate =
    convened === undefined
      ? sentOn !== null && localDateOf(addedAt, timeZone) > sentOn
      : convened !== null && addedAt > convened.at;
  return !isLate && (installedAt === null || addedAt < installedAt);
}
