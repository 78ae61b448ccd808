import {
  accept,
  type ChangeStaffRequest,
  decideStaffChange,
  decideStaffRemoval,
  type EventKind,
  type Member,
  type Outcome,
  type RemoveStaffRequest,
  type StaffAnswer,
  type StaffChange,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { type Transaction, transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';

interface Changing<Request> {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: Request;
  readonly now: number;
}

/** Role, pages, parts and end of somebody's access. Their open pages are told by their own document. */
export function changeStaff(asked: Changing<ChangeStaffRequest>): Promise<Outcome<StaffAnswer>> {
  const { by, request, now } = asked;
  const { uid, revision, ...access } = request;
  return write(asked, 'staff-changed', (staff) =>
    decideStaffChange({ staff, by, uid, revision, access, now }),
  );
}

/** Takes somebody out of the staff, with every session of theirs. */
export function removeStaff(asked: Changing<RemoveStaffRequest>): Promise<Outcome<StaffAnswer>> {
  const { by, request, now } = asked;
  return write(asked, 'staff-removed', (staff) =>
    decideStaffRemoval({ staff, by, now, ...request }),
  );
}

/** Everybody who administers is read with it: two who take each other away do not both manage to. */
function write(
  { assemblyId, by, request, now }: Changing<RemoveStaffRequest>,
  kind: EventKind,
  decide: (staff: readonly Member[]) => Outcome<StaffChange | null>,
): Promise<Outcome<StaffAnswer>> {
  const { uid } = request;
  return transact(async (tx) => {
    const staff = await readStaff(tx, assemblyId, uid);
    const decided = decide(staff);
    if (!decided.ok) return decided;
    const change = decided.value;
    if (change === null) {
      return accept({ revision: staff.find((one) => one.uid === uid)?.revision ?? 0 });
    }
    tx.update(documents.member(assemblyId, uid), { ...change });
    const role = change.role ?? staff.find((one) => one.uid === uid)?.role;
    recordEvent(tx, assemblyId, { kind, by, at: now, member: uid, ...(role && { role }) });
    return accept({ revision: change.revision ?? 0 });
  });
}

async function readStaff(tx: Transaction, assemblyId: string, uid: string) {
  const [admins, one] = await Promise.all([
    tx.get(documents.members(assemblyId).where('role', '==', 'admin')),
    tx.get(documents.member(assemblyId, uid)),
  ]);
  const member = one.data();
  const others = admins.docs.map((found) => found.data()).filter((found) => found.uid !== uid);
  return member === undefined ? others : [...others, member];
}
