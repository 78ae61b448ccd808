import {
  captureRequest,
  castRequest,
  correctRequest,
  instructionsQuery,
  unitVoteQuery,
} from '@asamblea/domain';
import { Router } from 'express';
import { requireCookie, requireMember } from '../access/requireMember.ts';
import { arrivedAt } from '../platform/arrivals.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { captureVotes } from './captureVotes.ts';
import { correctVotes } from './correctVotes.ts';
import type { Caster } from './createCaster.ts';
import { readCurrentBallot } from './readCurrentBallot.ts';
import { listInstructions } from './readInstructions.ts';
import { readUnitVote } from './readUnitVote.ts';

export function ballotRouter(cast: Caster): Router {
  const router = Router();

  router.get(
    '/votes/current',
    answering(async (request) => {
      const { assemblyId, member } = await requireMember(request, 'readBallot');
      return readCurrentBallot(assemblyId, member, systemClock.now());
    }),
  );

  router.post(
    '/votes/cast',
    answering(async (request) => {
      const claims = await requireCookie(request);
      const receivedAt = arrivedAt(request);
      return cast(claims, parsed(castRequest, request.body), { receivedAt });
    }),
  );

  router.post(
    '/votes/capture',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'captureVotes');
      const claims = await requireCookie(request);
      const asked = parsed(captureRequest, request.body);
      if (asked.by === 'plate') await requireMember(request, 'capturePlates');
      return captureVotes(cast, claims, { assemblyId, request: asked, now: arrivedAt(request) });
    }),
  );

  router.get(
    '/votes/instructions',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'captureVotes');
      const { questionId } = parsed(instructionsQuery, request.query);
      return listInstructions(assemblyId, questionId, systemClock.now());
    }),
  );

  router.post(
    '/votes/unit',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'correctVotes');
      return readUnitVote(assemblyId, parsed(unitVoteQuery, request.body));
    }),
  );

  router.post(
    '/votes/correct',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'correctVotes');
      const asked = parsed(correctRequest, request.body);
      return correctVotes({ assemblyId, by: uid, request: asked, now: systemClock.now });
    }),
  );

  return router;
}
