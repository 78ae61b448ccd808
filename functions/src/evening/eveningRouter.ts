import { noteCheckRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { noteCheck } from './noteCheck.ts';
import { readEvening } from './readEvening.ts';
import { showCode } from './showCode.ts';

/** What is tried before people come. */
export function eveningRouter(): Router {
  const router = Router();

  router.get(
    '/evening',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readEvening');
      return readEvening(assemblyId, systemClock.now());
    }),
  );

  router.post(
    '/evening/screen',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'checkEvening');
      return showCode(assemblyId);
    }),
  );

  router.post(
    '/evening/checks',
    answering(async (request) => {
      const { assemblyId, by, member } = await requireMember(request, 'checkEvening');
      const asked = parsed(noteCheckRequest, request.body);
      const { name: byName } = member;
      return noteCheck({ assemblyId, by, byName, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}
