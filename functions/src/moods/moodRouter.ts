import { answerMoodRequest, askMoodRequest, endMoodRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireCookie, requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { askMood } from './askMood.ts';
import { createMoodAnswerer } from './createMoodAnswerer.ts';
import { endMood } from './endMood.ts';

export function moodRouter(): Router {
  const router = Router();
  const answer = createMoodAnswerer(systemClock);

  router.post(
    '/mood/answer',
    answering(async (request) => {
      const claims = await requireCookie(request);
      return answer(claims, parsed(answerMoodRequest, request.body));
    }),
  );

  router.post(
    '/mood/ask',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'askMood');
      const asked = parsed(askMoodRequest, request.body);
      return askMood({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/mood/end',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'endMood');
      const { moodId } = parsed(endMoodRequest, request.body);
      return endMood({ assemblyId, moodId, now: systemClock.now() });
    }),
  );

  return router;
}
