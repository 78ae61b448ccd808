import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendars/localDateSchema.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { callerRoles } from '../../kernel/sessions/notedConvocation.ts';

const instant = z.number().int().positive().max(8_640_000_000_000_000);

/** `POST /api/session/plan`: the session is the one that was seen, so that another one is not moved. */
export const planMeetingRequest = z.strictObject({
  session: z.number().int().positive(),
  startsAt: instant,
  kind: z.enum(meetingKinds),
  approvesAccounts: z.boolean(),
  caller: z.enum(callerRoles),
  sentOn: localDateSchema.nullable(),
  secondCallAt: instant.nullable(),
  place: z.string().trim().max(200),
});
export type PlanMeetingRequest = z.infer<typeof planMeetingRequest>;

/**
 * The session with the date and the call of its meeting. Only before its first call begins: a later one is
 * fixed once the first failed, or anew once it was called off. A new date is of the future, and a meeting that
 * was called off has one again with it.
 */
export function decideMeetingPlan<S extends AssemblySession>(
  session: S,
  { startsAt, session: seen, ...called }: PlanMeetingRequest,
  now: number,
): Outcome<S> {
  if (session.session !== seen) return refuse('session-changed');
  const isCalledOff = (session.calledOff ?? null) !== null;
  if (session.state !== 'planned' || (session.call !== 1 && !isCalledOff))
    return refuse('meeting-begun');
  if ((isCalledOff || startsAt !== session.startsAt) && startsAt < now)
    return refuse('moment-past');
  // The day on which the notice went out is no plan any more.
  const sentOn = (session.convened ?? null) === null ? called.sentOn : session.called?.sentOn;
  return accept({
    ...session,
    startsAt,
    called: { ...called, sentOn: sentOn ?? null },
    ...(isCalledOff ? { calledOff: null } : {}),
  });
}
