import {
  accept,
  isStaff,
  type Outcome,
  refuse,
  type StaffLinkRequest,
  staffLinkLife,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { hasPassword } from '../platform/auth.ts';
import { type InvitedStaff, queueStaffMail, type StaffInviting } from './inviteStaff.ts';
import { staffUidOf } from './staffAccount.ts';

/** Another link for a person who has not chosen a password: the one before opens nothing more. Safe to repeat. */
export async function renewStaffLink(
  asked: Omit<StaffInviting, 'request'> & { readonly request: StaffLinkRequest },
): Promise<Outcome<InvitedStaff>> {
  const { assemblyId, by, request, now } = asked;
  const { uid, invitationId } = request;
  if (await hasPassword(uid)) return refuse('staff-link-used');
  const reference = documents.member(assemblyId, uid);
  return transact(async (tx) => {
    const [found, assembly, mail] = await Promise.all([
      tx.get(reference),
      tx.get(documents.assembly(assemblyId)),
      tx.get(documents.mail(assemblyId, invitationId)),
    ]);
    const member = found.data();
    if (member === undefined || !isStaff(member)) return refuse('staff-unknown');
    const { organisationId = '' } = assembly.data() ?? {};
    if (uid !== staffUidOf(organisationId, member.email)) return refuse('staff-link-used');
    const known = member.invitation ?? null;
    const isSame = known?.invitationId === invitationId;
    const expiresAt = isSame ? known.expiresAt : now + staffLinkLife;
    if (!isSame) {
      tx.update(reference, { invitation: { invitationId, expiresAt, usedAt: null } });
      const { role, email } = member;
      recordEvent(tx, assemblyId, { kind: 'staff-invited', by, at: now, member: uid, role });
      if (!mail.exists) queueStaffMail(tx, asked, { uid, email, invitationId, expiresAt });
    }
    return accept({ uid, hasAccount: false, expiresAt });
  });
}
