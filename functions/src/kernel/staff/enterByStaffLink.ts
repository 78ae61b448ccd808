import { timingSafeEqual } from 'node:crypto';
import {
  accept,
  hasAccess,
  isStaff,
  type Outcome,
  passwordChoiceLife,
  passwordFault,
  readStaffToken,
  refuse,
  type StaffSignInAnswer,
  type StaffSignInRequest,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { keyedHash } from '../keys/keyedHash.ts';
import { giveFirstPassword, hasPassword } from '../platform/auth.ts';
import { staffSecret, staffUidOf } from './staffAccount.ts';

/** The rules that the project itself may demand. */
const plainer = 'El servicio de cuentas pide mayúsculas, minúsculas, números y signos.';

/**
 * The link of an invitation, pressed: gives the account its first password. It works until there is one,
 * once, or they have signed in with it; the first browser chooses, and may ask again when the answer was lost
 * on the way.
 */
export async function enterByStaffLink(
  { token: text, choiceId, newPassword }: StaffSignInRequest,
  now: number,
): Promise<Outcome<StaffSignInAnswer>> {
  const token = readStaffToken(text);
  if (token === null) return refuse('staff-link-over');
  const fault = passwordFault(newPassword);
  if (fault !== null) return refuse('password-unfit', fault);
  const { assemblyId, uid, secret } = token;
  const by = keyedHash('staff-choice', choiceId);
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
    const { choice } = invitation;
    const isUnderWay = choice !== undefined && now < choice.at + passwordChoiceLife;
    if (!isUnderWay || choice.by !== by) {
      if (await hasPassword(uid)) return refuse('staff-link-used');
      if (isUnderWay) return refuse('staff-link-taken');
      const usedAt = invitation.usedAt ?? now;
      tx.update(reference, { invitation: { ...invitation, usedAt, choice: { by, at: now } } });
    }
    return accept({ email: member.email, cot: assembly.cot, assemblyName: assembly.name });
  });
  if (!pressed.ok) return pressed;
  return (await giveFirstPassword(uid, newPassword)) ? pressed : refuse('password-unfit', plainer);
}
