import {
  accept,
  beginMember,
  hasAccess,
  isPersonMember,
  type Member,
  type Outcome,
  openSession,
  refuse,
  type SessionDevice,
} from '@asamblea/domain';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { documents } from '../database/documents.ts';
import { type Transaction, transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { newSid } from '../platform/ids.ts';

/**
 * Another assembly of the same account, from a session of it that stands: no password is typed again. An
 * administrator of its organisation who is not in it yet becomes its administrator by entering.
 */
export function enterAssembly(
  assemblyId: string,
  from: Member,
  device: SessionDevice,
): Promise<Outcome<CookieClaims>> {
  const { uid } = from;
  const sid = newSid();
  return transact(async (tx) => {
    if (isPersonMember(uid)) return refuse('not-a-member');
    const reference = documents.member(assemblyId, uid);
    const known = (await tx.get(reference)).data();
    const member = known ?? (await administratorOf(tx, assemblyId, uid));
    if (member === null) return refuse('not-a-member');
    if (!hasAccess(member, device.since)) return refuse('access-ended');
    if (known === undefined) {
      tx.create(reference, { ...member, ...openSession(member, sid, device) });
      const { since: at } = device;
      recordEvent(tx, assemblyId, { kind: 'member-created', by: uid, at });
    } else {
      tx.update(reference, openSession(known, sid, device));
    }
    const { personId } = member;
    return accept({ assembly: assemblyId, uid, sid, ...(personId && { person: personId }) });
  });
}

async function administratorOf(
  tx: Transaction,
  assemblyId: string,
  uid: string,
): Promise<Member | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const person = await tx.get(documents.organisationMember(assembly.organisationId, uid));
  const known = person.data();
  return known === undefined ? null : beginMember({ ...known, role: 'admin', personId: null });
}
