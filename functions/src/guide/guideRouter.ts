import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering } from '../platform/httpAnswers.ts';
import { readGuide } from './readGuide.ts';

/** Where the assembly stands on its way from nothing to its minutes. */
export function guideRouter(): Router {
  const router = Router();

  router.get(
    '/guide',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readGuide');
      return readGuide(assemblyId, systemClock.now());
    }),
  );

  return router;
}
