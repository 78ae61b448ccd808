import { timingSafeEqual } from 'node:crypto';
import {
  accept,
  hasAccess,
  isStaff,
  type Outcome,
  readStaffToken,
  refuse,
  type StaffSignInAnswer,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { firstPasswordCode, hasPassword } from '../platform/auth.ts';
import { staffSecret, staffUidOf } from './staffAccount.ts';

/**
 * The link of an invitation, pressed: answers what chooses the first password at the identity provider. It
 * works until there is a password, once, or they have signed in with it: an answer that was lost on the way may be asked for again.
 */
export async function enterByStaffLink(
  text: string,
  now: number,
): Promise<Outcome<StaffSignInAnswer>> {
  const token = readStaffToken(text);
  if (token === null) return refuse('staff-link-over');
  const { assemblyId, uid, secret } = token;
  const reference = documents.member(assemblyId, uid);
  const pressed = await transact(async (tx) => {
    const [found, place] = await Promise.all([
      tx.get(reference),
      tx.get(documents.assembly(assemblyId)),
    ]);
    const [member, assembly] = [found.data(), place.data()];
    const invitation = member?.invitation ?? null;
    if (member === undefined || assembly === undefined || invitation === null) {
      return refuse('staff-link-over');
    }
    const right = staffSecret(assemblyId, uid, invitation.invitationId);
    if (!timingSafeEqual(Buffer.from(right), Buffer.from(secret))) return refuse('staff-link-over');
    const isOwn = uid === staffUidOf(assembly.organisationId, member.email);
    const stands = isStaff(member) && hasAccess(member, now) && now < invitation.expiresAt;
    if (!stands || !isOwn) return refuse('staff-link-over');
    if (await hasPassword(uid)) return refuse('staff-link-used');
    tx.update(reference, { invitation: { ...invitation, usedAt: invitation.usedAt ?? now } });
    return accept({ email: member.email, cot: assembly.cot, assemblyName: assembly.name });
  });
  if (!pressed.ok) return pressed;
  const passwordCode = await firstPasswordCode(pressed.value.email);
  return accept({ ...pressed.value, passwordCode });
}
