import type { LocalDate } from '../calendars/localDate.ts';
import type { MeetingKind } from '../meetings/meeting.ts';

/** The roles that call a meeting. */
export const callerRoles = [
  'administrator',
  'president',
  'council',
  'fiscal-auditor',
  'owners',
  'authority',
] as const;
export type CallerRole = (typeof callerRoles)[number];

/** The newest notice that stands: it went out from here, or somebody declared that it was made outside. */
export interface Convened {
  readonly convocationId: string;
  /** The day on which it went out. */
  readonly sentOn: LocalDate;
  /** When it was sealed here, in milliseconds: one that was made outside calls to what was planned then. */
  readonly at: number;
}

/** How the first call of a meeting was made, as it was noted before it. */
export interface NotedConvocation {
  readonly kind: MeetingKind;
  /** The meeting approves the accounts of the year: some laws ask for a longer notice. */
  readonly approvesAccounts: boolean;
  readonly caller: CallerRole;
  /** When the notice is to go out, or went out; null while nobody knows. A day alone convenes nobody. */
  readonly sentOn: LocalDate | null;
  /** When the second call is, if the notice announces it. Milliseconds. */
  readonly secondCallAt: number | null;
  readonly place: string;
}

export const callerNames: Readonly<Record<CallerRole, string>> = {
  administrator: 'La administración',
  president: 'La presidencia',
  council: 'El consejo o la junta directiva',
  'fiscal-auditor': 'La revisoría fiscal o la sindicatura',
  owners: 'Un grupo de propietarios o socios',
  authority: 'Una autoridad',
};
