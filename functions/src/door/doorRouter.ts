import { addDoorRequest, decideDoorRequest } from '@asamblea/domain';
import { Router } from 'express';
import { z } from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { addDoorPerson } from './addDoorPerson.ts';
import { decideDoorPerson } from './decideDoorPerson.ts';

/** Whom the roster does not know: the desk adds them and the chair says. */
export function doorRouter(): Router {
  const router = Router();

  router.post(
    '/door',
    answering(async (request) => {
      const { assemblyId, by, member } = await requireMember(request, 'addAtDoor');
      const asked = parsed(addDoorRequest, request.body);
      const now = systemClock.now();
      return addDoorPerson({ assemblyId, by, byName: member.name, request: asked, now });
    }),
  );

  router.post(
    '/door/:doorId/decide',
    answering(async (request) => {
      const { assemblyId, by, member } = await requireMember(request, 'decideDoor');
      const doorId = parsed(z.uuid(), request.params.doorId);
      const asked = parsed(decideDoorRequest, request.body);
      const now = systemClock.now();
      return decideDoorPerson({
        ...{ assemblyId, by, byName: member.name },
        ...{ doorId, request: asked, now },
      });
    }),
  );

  return router;
}
