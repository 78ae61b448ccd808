import {
  extendTogetherRequest,
  type Operation,
  openTogetherRequest,
  togetherRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { answering, parsed } from '../../kernel/platform/httpAnswers.ts';
import { closeTogether } from './closeTogether.ts';
import { extendTogether } from './extendTogether.ts';
import { openTogether } from './openTogether.ts';
import { showTogether } from './showTogether.ts';

/** What the chair does with a ballot of several questions. */
export function togetherRouter(): Router {
  const router = Router();

  router.post(
    '/questions/together/open',
    answering(async (request) =>
      openTogether({
        ...(await chairOf(request, 'openTogether')),
        ...parsed(openTogetherRequest, request.body),
      }),
    ),
  );

  router.post(
    '/questions/together/close',
    answering(async (request) =>
      closeTogether({
        ...(await chairOf(request, 'closeQuestion')),
        ...parsed(togetherRequest, request.body),
      }),
    ),
  );

  router.post(
    '/questions/together/extend',
    answering(async (request) =>
      extendTogether({
        ...(await chairOf(request, 'extendQuestion')),
        ...parsed(extendTogetherRequest, request.body),
      }),
    ),
  );

  router.post(
    '/questions/together/show',
    answering(async (request) =>
      showTogether({
        ...(await chairOf(request, 'showResult')),
        ...parsed(togetherRequest, request.body),
      }),
    ),
  );

  return router;
}

async function chairOf(request: Request, operation: Operation) {
  const { assemblyId, uid } = await requireMember(request, operation);
  return { assemblyId, by: uid, now: systemClock.now() };
}
