import { importRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { importRoster } from './importRoster.ts';

export function rosterRouter(): Router {
  const router = Router();

  router.post(
    '/rosters',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'importRoster');
      const asked = parsed(importRequest, request.body);
      return importRoster({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}
