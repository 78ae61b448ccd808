import { saveDraftRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { readConvocations } from './readConvocations.ts';
import { saveDraft } from './saveDraft.ts';

/** The notices of the meeting: the draft of the next one, and those that went out. */
export function convocationRouter(): Router {
  const router = Router();

  router.get(
    '/convocations',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readConvocations');
      return readConvocations(assemblyId, systemClock.now());
    }),
  );

  router.post(
    '/convocations/draft',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'writeConvocation');
      const asked = parsed(saveDraftRequest, request.body);
      return saveDraft({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}
