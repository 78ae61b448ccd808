import { z } from 'zod';
import { type LocalDate, localDateSchema } from '../calendars/localDate.ts';
import { type CallerRole, callerRoles } from '../convocations/convocationRules.ts';
import { type MeetingKind, meetingKinds } from '../convocations/meeting.ts';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import type { AssemblySession } from './assemblySession.ts';

/** How the first call of a meeting was made, as it was noted before it. */
export interface MeetingCall {
  readonly kind: MeetingKind;
  /** It approves the accounts of the year: some laws ask for a longer notice. */
  readonly approvesAccounts: boolean;
  readonly caller: CallerRole;
  /** When the notice goes, or went, out; null while nobody knows. */
  readonly sentOn: LocalDate | null;
  /** When the second call is, if the notice announces it. Milliseconds. */
  readonly secondCallAt: number | null;
  readonly place: string;
}

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

export const callerNames: Readonly<Record<CallerRole, string>> = {
  administrator: 'La administración',
  president: 'La presidencia',
  council: 'El consejo o la junta directiva',
  'fiscal-auditor': 'La revisoría fiscal o la sindicatura',
  owners: 'Un grupo de propietarios o socios',
  authority: 'Una autoridad',
};

/**
 * The session with the date and the call of its meeting. Only before its first call begins: a later one is
 * fixed once the first failed. A new date is of the future.
 */
export function planMeeting<S extends AssemblySession>(
  session: S,
  { startsAt, session: seen, ...called }: PlanMeetingRequest,
  now: number,
): Outcome<S> {
  if (session.session !== seen) return refuse('session-changed');
  if (session.state !== 'planned' || session.call !== 1) return refuse('meeting-begun');
  if (startsAt !== session.startsAt && startsAt < now) return refuse('moment-past');
  return accept({ ...session, startsAt, called });
}
