import {
  accept,
  accessOfRole,
  beginMember,
  grantAccess,
  type InviteStaffRequest,
  isStaff,
  type Member,
  maskAddress,
  type Outcome,
  type OutgoingMail,
  refuse,
  staffLinkLife,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { type Transaction, transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { staffAccountOf } from '../platform/auth.ts';
import { isProven, staffUidOf } from './staffAccount.ts';

export interface StaffInviting {
  readonly assemblyId: string;
  readonly by: string;
  /** Where the application is; null when the message is not to be sent. */
  readonly origin: string | null;
  readonly request: InviteStaffRequest;
  readonly now: number;
}

export interface InvitedStaff {
  readonly uid: string;
  readonly hasAccount: boolean;
  readonly expiresAt: number | null;
}

/**
 * A place in the staff for an address, and its message in the outbox when it goes by mail. A person with an
 * account comes in with their own password; for others the account is made, and the link chooses its
 * password. The same invitation again changes nothing.
 */
export async function inviteStaff(asked: StaffInviting): Promise<Outcome<InvitedStaff>> {
  const { assemblyId, by, request, now } = asked;
  const { invitationId, name, email, role, accessUntil } = request;
  if (accessUntil !== null && accessUntil <= now) return refuse('access-past');
  const organisationId = (await documents.assembly(assemblyId).get()).data()?.organisationId;
  if (organisationId === undefined) return refuse('assembly-unknown');
  const own = staffUidOf(organisationId, email);
  const account = await staffAccountOf(email, name, own);
  const { uid } = account;
  if (uid !== own && !isProven(account)) return refuse('staff-account-unproven');
  const hasAccount = account.hasPassword || uid !== own;
  const expiresAt = hasAccount ? null : now + staffLinkLife;
  const reference = documents.member(assemblyId, uid);
  return transact(async (tx) => {
    const [found, settings, mail] = await Promise.all([
      tx.get(reference),
      tx.get(documents.permissionSettings(assemblyId)),
      tx.get(documents.mail(assemblyId, invitationId)),
    ]);
    const known = found.data();
    if (known?.invitedWith === invitationId) {
      return accept({ uid, hasAccount, expiresAt: known.invitation?.expiresAt ?? null });
    }
    if (known !== undefined && isStaff(known)) return refuse('staff-known');
    if (known !== undefined && known.removedAt === undefined) return refuse('staff-votes');
    const member = beginMember({ uid, role, name, email, personId: null });
    const { access } = accessOfRole(role, settings.data() ?? {});
    const invited: Member = {
      ...member,
      ...grantAccess({ ...access, accessUntil }, (known?.revision ?? 0) + 1),
      invitedWith: invitationId,
      invitation: expiresAt === null ? null : { invitationId, expiresAt, usedAt: null },
      ...(known?.signInsFrom === undefined ? {} : { signInsFrom: known.signInsFrom }),
    };
    tx.set(reference, invited);
    if (!mail.exists) queueStaffMail(tx, asked, { uid, email, invitationId, expiresAt });
    recordEvent(tx, assemblyId, { kind: 'staff-invited', by, at: now, member: uid, role });
    return accept({ uid, hasAccount, expiresAt });
  });
}

interface Letter {
  readonly uid: string;
  readonly email: string;
  readonly invitationId: string;
  readonly expiresAt: number | null;
}

/** Nothing when the link is only to be printed. */
export function queueStaffMail(
  tx: Transaction,
  { assemblyId, by, origin, now }: Pick<StaffInviting, 'assemblyId' | 'by' | 'origin' | 'now'>,
  { uid, email, invitationId, expiresAt }: Letter,
): void {
  if (origin === null) return;
  const mail: OutgoingMail = {
    personId: '',
    uid,
    credentialId: invitationId,
    to: maskAddress(email),
    by,
    origin,
    state: 'queued',
    attempts: 0,
    queuedAt: now,
    dueAt: now,
    failure: null,
    expiresAt: expiresAt ?? now + staffLinkLife,
  };
  tx.create(documents.mail(assemblyId, invitationId), mail);
}
