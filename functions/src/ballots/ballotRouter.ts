import { castRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireCookie, requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import type { Caster } from './createCaster.ts';
import { readCurrentBallot } from './readCurrentBallot.ts';

export function ballotRouter(cast: Caster): Router {
  const router = Router();

  router.get(
    '/votes/current',
    answering(async (request) => {
      const { assemblyId, member } = await requireMember(request, 'readBallot');
      return readCurrentBallot(assemblyId, member, systemClock.now());
    }),
  );

  router.post(
    '/votes/cast',
    answering(async (request) => {
      const claims = await requireCookie(request);
      return cast(claims, parsed(castRequest, request.body));
    }),
  );

  return router;
}
