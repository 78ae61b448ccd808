import {
  accept,
  changeRoleRequest,
  changeStaffRequest,
  inviteStaffRequest,
  type Outcome,
  refuse,
  removeStaffRequest,
  type StaffInvitationAnswer,
  staffEntryRequest,
  staffLink,
  staffLinkRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { deliverMail } from '../mail/deliverMail.ts';
import { openMailOf } from '../mail/mailServers.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import type { SendMail } from '../platform/mail.ts';
import { ownOrigin } from '../platform/ownOrigin.ts';
import { changeRole, readRoles } from './changeRole.ts';
import { changeStaff, removeStaff } from './changeStaff.ts';
import { enterByStaffLink } from './enterByStaffLink.ts';
import { type InvitedStaff, inviteStaff } from './inviteStaff.ts';
import { renewStaffLink } from './renewStaffLink.ts';
import { staffSecret } from './staffAccount.ts';

/** Who works at the assembly, and the door by which they come in the first time. */
export function staffRouter(): Router {
  const router = Router();

  router.post(
    '/staff/invite',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'manageStaff');
      const asked = parsed(inviteStaffRequest, request.body);
      const post = await postFor(request, assemblyId, asked.way);
      if (post === null) return refuse('mail-not-configured');
      const { origin } = post;
      const now = systemClock.now();
      const invited = await inviteStaff({ assemblyId, by, origin, request: asked, now });
      return answer(assemblyId, asked.invitationId, invited, post.send);
    }),
  );

  router.post(
    '/staff/link',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'manageStaff');
      const asked = parsed(staffLinkRequest, request.body);
      const post = await postFor(request, assemblyId, asked.way);
      if (post === null) return refuse('mail-not-configured');
      const { origin } = post;
      const now = systemClock.now();
      const renewed = await renewStaffLink({ assemblyId, by, origin, request: asked, now });
      return answer(assemblyId, asked.invitationId, renewed, post.send);
    }),
  );

  router.post(
    '/staff/change',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'manageStaff');
      const asked = parsed(changeStaffRequest, request.body);
      return changeStaff({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.get(
    '/staff/roles',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'manageStaff');
      return readRoles(assemblyId);
    }),
  );

  router.post(
    '/staff/role',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'manageStaff');
      const asked = parsed(changeRoleRequest, request.body);
      return changeRole({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/staff/remove',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'manageStaff');
      const asked = parsed(removeStaffRequest, request.body);
      return removeStaff({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/auth/staff-invitation',
    answering(async (request) => {
      const { token } = parsed(staffEntryRequest, request.body);
      return enterByStaffLink(token, systemClock.now());
    }),
  );

  return router;
}

/** What sends, and from where; null when it should go by mail and there is none. */
async function postFor(request: Request, assemblyId: string, way: 'mail' | 'print') {
  if (way === 'print') return { send: null, origin: null };
  const [send, origin] = [await openMailOf(assemblyId), ownOrigin(request)];
  return send === null || origin === null ? null : { send, origin };
}

async function answer(
  assemblyId: string,
  invitationId: string,
  invited: Outcome<InvitedStaff>,
  send: SendMail | null,
): Promise<Outcome<StaffInvitationAnswer>> {
  if (!invited.ok) return invited;
  const { uid, hasAccount, expiresAt } = invited.value;
  const cot = (await documents.assembly(assemblyId).get()).data()?.cot ?? '';
  const secret = staffSecret(assemblyId, uid, invitationId);
  const path = hasAccount ? `/login?cot=${cot}` : staffLink({ assemblyId, uid, secret });
  const told = { uid, path, hasAccount, expiresAt };
  if (send === null) return accept({ ...told, mail: null });
  const sent = await deliverMail({ assemblyId, mailId: invitationId, send, clock: systemClock });
  return sent.ok ? accept({ ...told, mail: sent.value }) : sent;
}
