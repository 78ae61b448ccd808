import { enterOnlineRequest, identityWayOf, verifyIdentityRequest } from '@asamblea/domain';
import { type Request, Router } from 'express';
import { deviceOf } from '../access/deviceOf.ts';
import { requireMember } from '../access/requireMember.ts';
import { addressOf } from '../platform/addressOf.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { Refused } from '../platform/refused.ts';
import { compareDocument } from './compareDocument.ts';
import { countRoom } from './countRoom.ts';
import { enterOnline, type OnlinePerson } from './enterOnline.ts';
import { keepPresence } from './keepPresence.ts';
import { leaveOnline } from './leaveOnline.ts';
import { readArrival } from './readArrival.ts';
import { readRoomPeople } from './readRoomPeople.ts';
import { verifyIdentity } from './verifyIdentity.ts';

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
      const { revokesProxies = false, document } = parsed(enterOnlineRequest, request.body);
      if (document === undefined) return enterOnline({ ...person, revokesProxies });
      const from = addressOf(request);
      const compared = await compareDocument({ ...person, document, from });
      if (!compared.ok) return compared;
      return enterOnline({ ...person, revokesProxies, hasDocument: true });
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

  router.get(
    '/presence/people',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readRoom');
      return readRoomPeople(assemblyId, systemClock.now());
    }),
  );

  router.post(
    '/presence/verify',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'verifyIdentity');
      const asked = parsed(verifyIdentityRequest, request.body);
      return verifyIdentity({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}

/** Attending is of a person, not of an account that stands for nobody. */
async function personOf(request: Request): Promise<OnlinePerson> {
  const { assemblyId, by, uid, sid, member } = await requireMember(request, 'attendOnline');
  if (member.personId === null) throw new Refused({ code: 'person-unknown' });
  const identified = identityWayOf({ ...member, uid }, sid);
  const now = systemClock.now();
  const { name } = member.sessions?.[sid] ?? deviceOf(request, now);
  return { assemblyId, by, personId: member.personId, identified, device: { sid, name }, now };
}
