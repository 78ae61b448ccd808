import {
  accreditRequest,
  channelRequest,
  clearArrearsRequest,
  leaveRequest,
  type Operation,
  personRequest,
  transferRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import type { z } from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { explainVote } from '../ballots/explainVote.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { accredit } from './accredit.ts';
import { clearArrears } from './clearArrears.ts';
import { leave } from './leave.ts';
import { moveChannel } from './moveChannel.ts';
import { transfer } from './transfer.ts';

export function attendanceRouter(): Router {
  const router = Router();

  router.post(
    '/attendance/accredit',
    answering(async (request) => accredit(await askedAt(request, 'accredit', accreditRequest))),
  );

  router.post(
    '/attendance/leave',
    answering(async (request) => leave(await askedAt(request, 'leave', leaveRequest))),
  );

  router.post(
    '/attendance/transfer',
    answering(async (request) => transfer(await askedAt(request, 'transfer', transferRequest))),
  );

  router.post(
    '/attendance/clear-arrears',
    answering(async (request) =>
      clearArrears(await askedAt(request, 'clearArrears', clearArrearsRequest)),
    ),
  );

  router.post(
    '/attendance/channel',
    answering(async (request) =>
      moveChannel(await askedAt(request, 'moveChannel', channelRequest)),
    ),
  );

  router.post(
    '/attendance/why',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'explainVote');
      const { personId } = parsed(personRequest, request.body);
      return explainVote({ assemblyId, personId, now: systemClock.now() });
    }),
  );

  return router;
}

/** What is asked, once it is known who may ask it; the desk is known to the others by its name. */
async function askedAt<S extends z.ZodType>(request: Request, operation: Operation, schema: S) {
  const { assemblyId, uid, member } = await requireMember(request, operation);
  const asked = parsed(schema, request.body);
  return { assemblyId, by: uid, byName: member.name, request: asked, now: systemClock.now() };
}
