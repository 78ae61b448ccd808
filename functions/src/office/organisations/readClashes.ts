import {
  callHourOf,
  meetingsAtOneHour,
  type StaffClash,
  staffClashes,
  staffRoles,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { PlacedAssembly } from './placedAssembly.ts';

/** Of so many meetings at one hour, those that come first, the staff is read: one query each, of a few documents. */
const lookedAtMost = 40;

/** The staff expected at several meetings to come at one hour; meetings alone are not read. */
export async function readClashes(
  organisationId: string,
  placed: readonly PlacedAssembly[],
  now: number,
): Promise<readonly StaffClash[]> {
  const coming = placed.flatMap(({ assemblyId, assembly, session }) => {
    const at = callHourOf(assembly, session);
    if (session.state !== 'planned' || at === null || at < now) return [];
    return [{ assemblyId, name: assembly.name, at, timeZone: assembly.timeZone }];
  });
  const crowded = meetingsAtOneHour(coming).slice(0, lookedAtMost);
  if (crowded.length === 0) return [];
  const [organisers, ...staffs] = await Promise.all([
    documents.organisationMembers(organisationId).get(),
    ...crowded.map(({ assemblyId }) =>
      documents
        .members(assemblyId)
        .where('role', 'in', [...staffRoles])
        .get(),
    ),
  ]);
  const meetings = crowded.map((meeting, place) => ({
    ...meeting,
    staff: (staffs[place]?.docs ?? []).map((member) => member.data()),
  }));
  return staffClashes(
    meetings,
    organisers.docs.map((member) => member.data().email),
  );
}
