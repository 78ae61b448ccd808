import {
  notifyRequest,
  type Operation,
  objectionRequest,
  ownObjectionRequest,
  refuse,
  undoRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { answering, parsed } from '../../kernel/platform/httpAnswers.ts';
import { listConsents } from './listConsents.ts';
import { notifyAbsentees } from './notifyAbsentees.ts';
import { objectOwn } from './objectOwn.ts';
import { readConsent } from './readConsent.ts';
import { readOwnConsents } from './readOwnConsents.ts';
import { recordObjection } from './recordObjection.ts';
import { undoNotice } from './undoNotice.ts';

const consentParams = z.object({ questionId: z.uuid() });

/** What the law makes of the silence of the absent: notices, objections and where a decision stands. */
export function consentRouter(): Router {
  const router = Router();

  router.get(
    '/consents',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readConsents');
      return listConsents(assemblyId, systemClock.now());
    }),
  );

  router.get(
    '/consents/own',
    answering(async (request) => {
      const { assemblyId, member } = await requireMember(request, 'objectDecision');
      return readOwnConsents(assemblyId, member.personId, systemClock.now());
    }),
  );

  router.get(
    '/consents/:questionId',
    answering(async (request) => {
      const { assemblyId, questionId, now } = await actionOf(request, 'readConsents');
      return readConsent(assemblyId, questionId, now);
    }),
  );

  router.post(
    '/consents/:questionId/notify',
    answering(async (request) =>
      notifyAbsentees({
        ...(await actionOf(request, 'noteConsents')),
        request: parsed(notifyRequest, request.body),
      }),
    ),
  );

  router.post(
    '/consents/:questionId/object',
    answering(async (request) =>
      recordObjection({
        ...(await actionOf(request, 'noteConsents')),
        request: parsed(objectionRequest, request.body),
      }),
    ),
  );

  router.post(
    '/consents/:questionId/undo',
    answering(async (request) =>
      undoNotice({
        ...(await actionOf(request, 'noteConsents')),
        request: parsed(undoRequest, request.body),
      }),
    ),
  );

  router.post(
    '/consents/:questionId/own',
    answering(async (request) => {
      const action = await actionOf(request, 'objectDecision');
      const { personId } = action.member;
      if (personId === null) return refuse('absentee-unknown');
      return objectOwn({
        ...action,
        personId,
        request: parsed(ownObjectionRequest, request.body),
      });
    }),
  );

  return router;
}

async function actionOf(request: Request, operation: Operation) {
  const { assemblyId, by, member } = await requireMember(request, operation);
  const { questionId } = parsed(consentParams, request.params);
  return { assemblyId, questionId, by, now: systemClock.now(), member };
}
