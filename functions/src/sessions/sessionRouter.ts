import {
  nextCallRequest,
  type Operation,
  planMeetingRequest,
  sittingRequest,
  stageRequest,
  suspendRequest,
  verifyRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import type { z } from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { adviseNextCall } from './adviseNextCall.ts';
import { checkMeetingOf } from './checkMeetingOf.ts';
import { closeSession } from './closeSession.ts';
import { failSession } from './failSession.ts';
import { installSession } from './installSession.ts';
import { planMeeting } from './planMeeting.ts';
import { planNextSession } from './planNextSession.ts';
import { resumeSession } from './resumeSession.ts';
import { setStage } from './setStage.ts';
import { suspendSession } from './suspendSession.ts';
import { verifyQuorum } from './verifyQuorum.ts';

export function sessionRouter(): Router {
  const router = Router();

  router.post(
    '/stage',
    answering(async (request) => setStage(await askedOf(request, 'setStage', stageRequest))),
  );
  router.post(
    '/session/install',
    answering(async (request) =>
      installSession(await askedOf(request, 'installSession', sittingRequest)),
    ),
  );
  router.post(
    '/session/fail',
    answering(async (request) => failSession(await askedOf(request, 'failCall', sittingRequest))),
  );
  router.post(
    '/session/next-call',
    answering(async (request) =>
      planNextSession(await askedOf(request, 'planNextCall', nextCallRequest)),
    ),
  );
  router.get(
    '/session/next-call',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'planNextCall');
      return adviseNextCall(assemblyId);
    }),
  );
  router.post(
    '/session/plan',
    answering(async (request) =>
      planMeeting(await askedOf(request, 'planMeeting', planMeetingRequest)),
    ),
  );
  router.get(
    '/session/plan',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'planMeeting');
      return checkMeetingOf(assemblyId, systemClock.now());
    }),
  );
  router.post(
    '/session/suspend',
    answering(async (request) =>
      suspendSession(await askedOf(request, 'suspendSession', suspendRequest)),
    ),
  );
  router.post(
    '/session/resume',
    answering(async (request) =>
      resumeSession(await askedOf(request, 'resumeSession', sittingRequest)),
    ),
  );
  router.post(
    '/session/close',
    answering(async (request) =>
      closeSession(await askedOf(request, 'closeSession', sittingRequest)),
    ),
  );
  router.post(
    '/session/verify',
    answering(async (request) =>
      verifyQuorum(await askedOf(request, 'verifyQuorum', verifyRequest)),
    ),
  );

  return router;
}

/** Who asks, for what assembly, what and when. */
async function askedOf<S extends z.ZodType>(request: Request, operation: Operation, schema: S) {
  const { assemblyId, uid } = await requireMember(request, operation);
  const body: z.infer<S> = parsed(schema, request.body);
  return { assemblyId, by: uid, request: body, now: systemClock.now() };
}
