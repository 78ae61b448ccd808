import { setVideoRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { readVideo, setVideo } from './setVideo.ts';

/** Where the meeting is seen: for whoever attends from afar, and for who sets it. */
export function videoRouter(): Router {
  const router = Router();

  router.get(
    '/video',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readVideo');
      return readVideo(assemblyId);
    }),
  );

  router.post(
    '/video',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setVideo');
      const asked = parsed(setVideoRequest, request.body);
      return setVideo({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}
