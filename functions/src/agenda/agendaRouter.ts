import {
  addPointRequest,
  movePointRequest,
  type Operation,
  pointTerms,
  removePointRequest,
  treatPointRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { addPoint } from './addPoint.ts';
import { editPoint } from './editPoint.ts';
import { movePoint } from './movePoint.ts';
import { removePoint } from './removePoint.ts';
import { treatPoint } from './treatPoint.ts';

/** The points of the agenda: written before their questions, and treated one by one. */
export function agendaRouter(): Router {
  const router = Router();

  router.post(
    '/agenda',
    answering(async (request) => {
      const by = await askedBy(request, 'writeAgenda');
      return addPoint({ ...by, request: parsed(addPointRequest, request.body) });
    }),
  );

  // Before those of one point, whose id could be anything.
  router.post(
    '/agenda/current',
    answering(async (request) => {
      const by = await askedBy(request, 'treatPoint');
      return treatPoint({ ...by, ...parsed(treatPointRequest, request.body) });
    }),
  );

  router.post(
    '/agenda/:pointId/terms',
    answering(async (request) => {
      const point = await pointAsked(request);
      return editPoint({ ...point, request: parsed(pointTerms, request.body) });
    }),
  );

  router.post(
    '/agenda/:pointId/move',
    answering(async (request) => {
      const point = await pointAsked(request);
      return movePoint({ ...point, request: parsed(movePointRequest, request.body) });
    }),
  );

  router.post(
    '/agenda/:pointId/remove',
    answering(async (request) => {
      const point = await pointAsked(request);
      return removePoint({ ...point, request: parsed(removePointRequest, request.body ?? {}) });
    }),
  );

  return router;
}

async function askedBy(request: Request, operation: Operation) {
  const { assemblyId, uid } = await requireMember(request, operation);
  return { assemblyId, by: uid, now: systemClock.now() };
}

async function pointAsked(request: Request) {
  const by = await askedBy(request, 'writeAgenda');
  return { ...by, pointId: parsed(z.uuid(), request.params.pointId) };
}
