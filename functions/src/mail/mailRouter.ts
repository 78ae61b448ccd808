import { credentialRequest, refuse } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { openMail } from '../platform/mail.ts';
import { ownOrigin } from '../platform/ownOrigin.ts';
import { deliverMail } from './deliverMail.ts';
import { queueCredential } from './queueCredential.ts';

export function mailRouter(): Router {
  const router = Router();

  router.post(
    '/mail/credential',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'mailCredential');
      const asked = parsed(credentialRequest, request.body);
      const send = openMail();
      const origin = ownOrigin(request);
      if (send === null || origin === null) return refuse('mail-not-configured');
      const now = systemClock.now();
      const queued = await queueCredential({ assemblyId, by: uid, origin, request: asked, now });
      if (!queued.ok) return queued;
      return deliverMail({ assemblyId, mailId: asked.requestId, send, clock: systemClock });
    }),
  );

  return router;
}
