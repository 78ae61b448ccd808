import { stageRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { setStage } from './setStage.ts';

export function sessionRouter(): Router {
  const router = Router();

  router.post(
    '/stage',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setStage');
      const asked = parsed(stageRequest, request.body);
      return setStage({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}
