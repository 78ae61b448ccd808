import {
  accept,
  deskInvitationRequest,
  type EntryAnswer,
  invitationRequest,
} from '@asamblea/domain';
import { Router } from 'express';
import { deviceOf } from '../access/deviceOf.ts';
import { requireMember } from '../access/requireMember.ts';
import { giveSession } from '../access/sessionCookie.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { unwrap } from '../platform/refused.ts';
import { enterByInvitation } from './enterByInvitation.ts';
import { inviteAtDesk } from './inviteAtDesk.ts';

export function invitationRouter(): Router {
  const router = Router();

  router.post(
    '/auth/invitation',
    answering(async (request, response) => {
      const asked = parsed(invitationRequest, request.body);
      const device = deviceOf(request, systemClock.now());
      const { claims, cot } = unwrap(await enterByInvitation(asked, device));
      await giveSession(request, response, {
        claims,
        remember: asked.remember === true,
        now: device.since,
      });
      return accept<EntryAnswer>({ assembly: cot });
    }),
  );

  router.post(
    '/invitations/desk',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'inviteAtDesk');
      const asked = parsed(deskInvitationRequest, request.body);
      return inviteAtDesk({ assemblyId, by: uid, ...asked, now: systemClock.now() });
    }),
  );

  return router;
}
