import { accreditRequest, channelRequest, leaveRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { accredit } from './accredit.ts';
import { leave } from './leave.ts';
import { moveChannel } from './moveChannel.ts';

export function attendanceRouter(): Router {
  const router = Router();

  router.post(
    '/attendance/accredit',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'accredit');
      const asked = parsed(accreditRequest, request.body);
      return accredit({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/attendance/leave',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'leave');
      const asked = parsed(leaveRequest, request.body);
      return leave({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/attendance/channel',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'moveChannel');
      const asked = parsed(channelRequest, request.body);
      return moveChannel({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}
