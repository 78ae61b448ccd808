import { accept, invitationEndpoints, invitationSchemas, refuse } from '@asamblea/domain';
import { deviceOf } from '../../kernel/access/deviceOf.ts';
import { serve } from '../../kernel/access/serve.ts';
import { giveSession } from '../../kernel/access/sessionCookie.ts';
import { ownOrigin } from '../../kernel/http/ownOrigin.ts';
import { openMailOf } from '../../kernel/mail/mailServers.ts';
import { unwrap } from '../../kernel/platform/refused.ts';
import { enterByInvitation } from './enterByInvitation.ts';
import { inviteAtDesk } from './inviteAtDesk.ts';
import { inviteInBulk } from './inviteInBulk.ts';
import { readInvitations } from './readInvitations.ts';
import { revokeInvitations } from './revokeInvitations.ts';
import { writeSheets } from './writeSheets.ts';

export const serveInvitations = () =>
  serve(invitationEndpoints, invitationSchemas, {
    async enterByInvitation({ asked, now, http: { request, response } }) {
      const entered = await enterByInvitation(asked, deviceOf(request, now));
      const { claims, cot } = unwrap(entered);
      await giveSession(request, response, { claims, remember: asked.remember === true, now });
      return accept({ assembly: cot });
    },
    inviteAtDesk: ({ assemblyId, uid, asked, now }) =>
      inviteAtDesk({ assemblyId, by: uid, ...asked, now }),
    readInvitations: ({ assemblyId, now }) => readInvitations(assemblyId, now),
    async inviteInBulk({ assemblyId, uid: by, asked, now, http }) {
      const origin = ownOrigin(http.request);
      if (origin === null || (await openMailOf(assemblyId)) === null)
        return refuse('mail-not-configured');
      return inviteInBulk({ assemblyId, by, origin, request: asked, now });
    },
    writeSheets: ({ assemblyId, uid, asked, now }) =>
      writeSheets({ assemblyId, by: uid, request: asked, now }),
    revokeInvitations: ({ assemblyId, uid, asked, now }) =>
      revokeInvitations({ assemblyId, by: uid, request: asked, now }),
  });
