import {
  accept,
  bulkInvitationRequest,
  deskInvitationRequest,
  type EntryAnswer,
  invitationRequest,
  invitationSheetsRequest,
  refuse,
  revokeInvitationsRequest,
} from '@asamblea/domain';
import { Router } from 'express';
import { deviceOf } from '../access/deviceOf.ts';
import { requireMember } from '../access/requireMember.ts';
import { giveSession } from '../access/sessionCookie.ts';
import { openMailOf } from '../mail/mailServers.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { ownOrigin } from '../platform/ownOrigin.ts';
import { unwrap } from '../platform/refused.ts';
import { enterByInvitation } from './enterByInvitation.ts';
import { inviteAtDesk } from './inviteAtDesk.ts';
import { inviteInBulk } from './inviteInBulk.ts';
import { readInvitations } from './readInvitations.ts';
import { revokeInvitations } from './revokeInvitations.ts';
import { writeSheets } from './writeSheets.ts';

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

  router.get(
    '/invitations',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'inviteInBulk');
      return readInvitations(assemblyId, systemClock.now());
    }),
  );

  router.post(
    '/invitations/bulk',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'inviteInBulk');
      const asked = parsed(bulkInvitationRequest, request.body);
      const origin = ownOrigin(request);
      if (origin === null || (await openMailOf(assemblyId)) === null)
        return refuse('mail-not-configured');
      return inviteInBulk({ assemblyId, by, origin, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/invitations/sheets',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'inviteInBulk');
      const asked = parsed(invitationSheetsRequest, request.body);
      return writeSheets({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/invitations/revoke',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'inviteInBulk');
      const asked = parsed(revokeInvitationsRequest, request.body);
      return revokeInvitations({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}
