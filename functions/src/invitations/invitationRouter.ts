import { invitationRequest, personRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { newSecret } from '../platform/ids.ts';
import { enterByInvitation } from './enterByInvitation.ts';
import { inviteAtDesk } from './inviteAtDesk.ts';

export function invitationRouter(): Router {
  const router = Router();

  router.post(
    '/auth/invitation',
    answering(async (request) =>
      enterByInvitation(parsed(invitationRequest, request.body), systemClock.now()),
    ),
  );

  router.post(
    '/invitations/desk',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'inviteAtDesk');
      const { personId } = parsed(personRequest, request.body);
      const secret = newSecret();
      return inviteAtDesk({ assemblyId, by: uid, personId, secret, now: systemClock.now() });
    }),
  );

  return router;
}
