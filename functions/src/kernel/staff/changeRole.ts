import {
  accept,
  accessOfRole,
  type ChangeRoleRequest,
  decideRoleChange,
  type Outcome,
  type RolesAnswer,
  type StaffAnswer,
  staffRoles,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';

/** The access that each role brings in that assembly. */
export async function readRoles(assemblyId: string): Promise<Outcome<RolesAnswer>> {
  const settings = (await documents.permissionSettings(assemblyId).get()).data() ?? {};
  return accept({ roles: staffRoles.map((role) => accessOfRole(role, settings)) });
}

/** Pages and parts of a role: for its present members, at once, and for new ones from then on. */
export function changeRole(asked: {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: ChangeRoleRequest;
  readonly now: number;
}): Promise<Outcome<StaffAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const { role, revision, ...after } = request;
  const reference = documents.permissionSettings(assemblyId);
  return transact(async (tx) => {
    const [found, people] = await Promise.all([
      tx.get(reference),
      tx.get(documents.members(assemblyId).where('role', 'in', [...new Set([role, 'admin'])])),
    ]);
    const settings = found.data() ?? {};
    const staff = people.docs.map((one) => one.data());
    const decided = decideRoleChange({ role, after, revision, settings, staff, by, now });
    if (!decided.ok) return decided;
    if (decided.value === null) return accept({ revision: accessOfRole(role, settings).revision });
    const { stored, members } = decided.value;
    tx.set(reference, { ...settings, roles: { ...settings.roles, [role]: stored } });
    for (const { uid, change } of members) {
      tx.update(documents.member(assemblyId, uid), { ...change });
    }
    recordEvent(tx, assemblyId, { kind: 'role-changed', by, at: now, role });
    return accept({ revision: stored.revision });
  });
}
