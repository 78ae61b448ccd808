import { enterOnlineRequest } from '@asamblea/domain';
import { type Request, Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { Refused } from '../platform/refused.ts';
import { countRoom } from './countRoom.ts';
import { enterOnline, type OnlinePerson } from './enterOnline.ts';
import { keepPresence } from './keepPresence.ts';
import { leaveOnline } from './leaveOnline.ts';
import { readArrival } from './readArrival.ts';

export function presenceRouter(): Router {
  const router = Router();

  router.post(
    '/presence',
    answering(async (request) => keepPresence(await personOf(request))),
  );

  router.post(
    '/presence/enter',
    answering(async (request) => {
      const person = await personOf(request);
      const { revokesProxies = false } = parsed(enterOnlineRequest, request.body);
      return enterOnline({ ...person, revokesProxies });
    }),
  );

  router.get(
    '/presence/arrival',
    answering(async (request) => {
      const { assemblyId, personId, now } = await personOf(request);
      return readArrival(assemblyId, personId, now);
    }),
  );

  router.post(
    '/presence/leave',
    answering(async (request) => leaveOnline(await personOf(request))),
  );

  router.get(
    '/presence/room',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readRoom');
      return countRoom(assemblyId, systemClock.now());
    }),
  );

  return router;
}

/** Attending is of a person, not of an account that stands for nobody. */
async function personOf(request: Request): Promise<OnlinePerson> {
  const { assemblyId, by, member } = await requireMember(request, 'attendOnline');
  if (member.personId === null) throw new Refused({ code: 'person-unknown' });
  return { assemblyId, by, personId: member.personId, now: systemClock.now() };
}
