import { hasAccess, type Member } from '../../kernel/access/member.ts';
import { sayInstant } from '../../kernel/sessions/saySession.ts';
import { isStaff } from '../../kernel/staff/staff.ts';
import { joinNames } from '../../kernel/text/joinNames.ts';

/** How long a meeting is taken to last, in milliseconds: nobody plans its end. */
const meetingLength = 4 * 3_600_000;

/** A meeting to come of an organisation. */
export interface ComingMeeting {
  readonly assemblyId: string;
  readonly name: string;
  /** The hour of its call, in milliseconds. */
  readonly at: number;
  readonly timeZone: string;
}

type Staffed = ComingMeeting & {
  readonly staff: readonly Pick<
    Member,
    'uid' | 'role' | 'name' | 'email' | 'removedAt' | 'accessUntil'
  >[];
};

/** Somebody of the staff who is expected at several meetings at one hour, the soonest first. */
export interface StaffClash {
  readonly name: string;
  readonly meetings: readonly ComingMeeting[];
}

/** The meetings that run while another one does; the others need nobody looked up. */
export function meetingsAtOneHour<T extends Pick<ComingMeeting, 'at'>>(
  meetings: readonly T[],
): readonly T[] {
  return clustersOf(meetings).flat();
}

/**
 * The staff who are at several meetings at one hour, by the address of their account. `everywhere` are the
 * addresses of those who administer the organisation: they may enter all and are expected at none.
 */
export function staffClashes(
  meetings: readonly Staffed[],
  everywhere: readonly string[],
): readonly StaffClash[] {
  const apart = new Set(everywhere.map(addressOf));
  const held = new Map<string, { readonly name: string; readonly meetings: ComingMeeting[] }>();
  for (const { staff, ...meeting } of meetings) {
    const here = new Map(
      staff
        .filter((one) => isStaff(one) && hasAccess(one, meeting.at))
        .map((one) => [addressOf(one.email), one.name]),
    );
    for (const [address, name] of here) {
      if (address === '' || apart.has(address)) continue;
      const known = held.get(address);
      if (known === undefined) held.set(address, { name, meetings: [meeting] });
      else known.meetings.push(meeting);
    }
  }
  return [...held.values()]
    .flatMap(({ name, meetings: theirs }) =>
      clustersOf(theirs).map((cluster) => ({ name, meetings: cluster })),
    )
    .sort((one, other) => startOf(one) - startOf(other));
}

/** `Ana Ruiz está en dos asambleas a la misma hora: Torres (2 mar 2026, 12:00 m.) y Cedros (…)`. */
export function sayStaffClash({ name, meetings }: StaffClash): string {
  const count = meetings.length === 2 ? 'dos' : `${meetings.length}`;
  const said = meetings.map(
    ({ name: assembly, at, timeZone }) => `${assembly} (${sayInstant(at, timeZone)})`,
  );
  return `${name} está en ${count} asambleas a la misma hora: ${joinNames(said)}`;
}

/** Each begins before the one before it is over. Meetings alone are in none. */
function clustersOf<T extends Pick<ComingMeeting, 'at'>>(meetings: readonly T[]): readonly T[][] {
  const clusters: T[][] = [];
  for (const meeting of [...meetings].sort((one, other) => one.at - other.at)) {
    const last = clusters.at(-1);
    const before = last?.at(-1);
    if (before !== undefined && meeting.at < before.at + meetingLength) last?.push(meeting);
    else clusters.push([meeting]);
  }
  return clusters.filter(({ length }) => length > 1);
}

function startOf({ meetings }: StaffClash): number {
  return meetings[0]?.at ?? 0;
}

function addressOf(email: string): string {
  return email.trim().toLowerCase();
}
