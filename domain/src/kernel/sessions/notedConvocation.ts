import type { MeetingKind } from '../assemblies/meeting.ts';
import type { LocalDate } from '../calendars/localDate.ts';

/** Who calls a meeting. */
export const callerRoles = [
  'administrator',
  'president',
  'council',
  'fiscal-auditor',
  'owners',
  'authority',
] as const;
export type CallerRole = (typeof callerRoles)[number];

/** How the first call of a meeting was made, as it was noted before it. */
export interface NotedConvocation {
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
