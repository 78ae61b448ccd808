import { accept, personRequest } from '@asamblea/domain';
import { type Request, Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { Refused } from '../platform/refused.ts';
import { moveDevice } from './moveDevice.ts';
import { type DeviceAsker, readVotingDevice } from './readVotingDevice.ts';
import { resetDevice } from './resetDevice.ts';

export function deviceRouter(): Router {
  const router = Router();

  router.get(
    '/device',
    answering(async (request) => accept(await readVotingDevice(await requireAsker(request)))),
  );

  router.post(
    '/device/move',
    answering(async (request) =>
      accept(await moveDevice(await requireAsker(request), systemClock.now())),
    ),
  );

  router.post(
    '/attendance/device-reset',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'resetDevice');
      const { personId } = parsed(personRequest, request.body);
      const now = systemClock.now();
      return accept({ changed: await resetDevice({ assemblyId, by: uid, personId, now }) });
    }),
  );

  return router;
}

/** An account that is nobody of the roster has no vote, and so no device. */
async function requireAsker(request: Request): Promise<DeviceAsker> {
  const { assemblyId, member, sid } = await requireMember(request, 'useDevice');
  if (member.personId === null) throw new Refused({ code: 'not-allowed' });
  return { assemblyId, member, sid, personId: member.personId };
}
