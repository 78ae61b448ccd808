import {
  accept,
  type MailAnswer,
  type Outcome,
  refuse,
  type StaffInvitationAnswer,
  staffEndpoints,
  staffLink,
  staffSchemas,
} from '@asamblea/domain';
import type { Request } from 'express';
import { serve } from '../access/serve.ts';
import { documents } from '../database/documents.ts';
import { ownOrigin } from '../http/ownOrigin.ts';
import type { SendMail } from '../mail/mail.ts';
import { openMailOf } from '../mail/mailServers.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { changeRole, readRoles } from './changeRole.ts';
import { changeStaff, removeStaff } from './changeStaff.ts';
import { enterByStaffLink } from './enterByStaffLink.ts';
import { type InvitedStaff, inviteStaff } from './inviteStaff.ts';
import { renewStaffLink } from './renewStaffLink.ts';
import { staffSecret } from './staffAccount.ts';

/** Sends a message that waits in the outbox. */
type Deliver = (asked: {
  readonly assemblyId: string;
  readonly mailId: string;
  readonly send: SendMail;
  readonly clock: Pick<Clock, 'now'>;
}) => Promise<Outcome<MailAnswer>>;

export const serveStaff = (deliver: Deliver) =>
  serve(staffEndpoints, staffSchemas, {
    async inviteStaff({ assemblyId, uid: by, asked, now, http }) {
      const post = await postFor(http.request, assemblyId, asked.way);
      if (post === null) return refuse('mail-not-configured');
      const { origin, send } = post;
      const invited = await inviteStaff({ assemblyId, by, origin, request: asked, now });
      return answer(assemblyId, asked.invitationId, invited, send && { send, deliver });
    },
    async renewStaffLink({ assemblyId, uid: by, asked, now, http }) {
      const post = await postFor(http.request, assemblyId, asked.way);
      if (post === null) return refuse('mail-not-configured');
      const { origin, send } = post;
      const renewed = await renewStaffLink({ assemblyId, by, origin, request: asked, now });
      return answer(assemblyId, asked.invitationId, renewed, send && { send, deliver });
    },
    changeStaff: ({ assemblyId, uid, asked, now }) =>
      changeStaff({ assemblyId, by: uid, request: asked, now }),
    readRoles: ({ assemblyId }) => readRoles(assemblyId),
    changeRole: ({ assemblyId, uid, asked, now }) =>
      changeRole({ assemblyId, by: uid, request: asked, now }),
    removeStaff: ({ assemblyId, uid, asked, now }) =>
      removeStaff({ assemblyId, by: uid, request: asked, now }),
    enterByStaffLink: ({ asked, now }) => enterByStaffLink(asked, now),
  });

/** The sender and its address; null when it should go by mail and there is none. */
async function postFor(request: Request, assemblyId: string, way: 'mail' | 'print') {
  if (way === 'print') return { send: null, origin: null };
  const [send, origin] = [await openMailOf(assemblyId), ownOrigin(request)];
  return send === null || origin === null ? null : { send, origin };
}

async function answer(
  assemblyId: string,
  invitationId: string,
  invited: Outcome<InvitedStaff>,
  post: { readonly send: SendMail; readonly deliver: Deliver } | null,
): Promise<Outcome<StaffInvitationAnswer>> {
  if (!invited.ok) return invited;
  const { uid, hasAccount, expiresAt } = invited.value;
  const cot = (await documents.assembly(assemblyId).get()).data()?.cot ?? '';
  const secret = staffSecret(assemblyId, uid, invitationId);
  const path = hasAccount ? `/login?cot=${cot}` : staffLink({ assemblyId, uid, secret });
  const told = { uid, path, hasAccount, expiresAt };
  if (post === null) return accept({ ...told, mail: null });
  const { deliver, send } = post;
  const sent = await deliver({ assemblyId, mailId: invitationId, send, clock: systemClock });
  return sent.ok ? accept({ ...told, mail: sent.value }) : sent;
}
