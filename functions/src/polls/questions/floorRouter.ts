import {
  amendQuestionRequest,
  nominateRequest,
  type Operation,
  openNominationsRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { answering, parsed } from '../../kernel/platform/httpAnswers.ts';
import { amendQuestion } from './amendQuestion.ts';
import { closeNominations } from './closeNominations.ts';
import { nominate, withdrawNomination } from './nominate.ts';
import { openNominations } from './openNominations.ts';
import type { QuestionAction } from './openQuestion.ts';

const withdrawal = z.strictObject({ nominationId: z.uuid() });

/** What happens to a question on the floor, before it is voted. */
export function floorRouter(): Router {
  const router = Router();

  router.post(
    '/questions/nominations',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'createQuestion');
      const asked = parsed(openNominationsRequest, request.body);
      return openNominations({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/questions/:questionId/nominate',
    answering(async (request) => {
      const action = await actionOf(request, 'editQuestion');
      return nominate({ ...action, request: parsed(nominateRequest, request.body) });
    }),
  );

  router.post(
    '/questions/:questionId/nominations/withdraw',
    answering(async (request) => {
      const action = await actionOf(request, 'editQuestion');
      return withdrawNomination({ ...action, ...parsed(withdrawal, request.body) });
    }),
  );

  router.post(
    '/questions/:questionId/nominations/close',
    answering(async (request) => closeNominations(await actionOf(request, 'editQuestion'))),
  );

  router.post(
    '/questions/:questionId/amend',
    answering(async (request) => {
      const action = await actionOf(request, 'editQuestion');
      return amendQuestion({ ...action, ...parsed(amendQuestionRequest, request.body) });
    }),
  );

  return router;
}

async function actionOf(request: Request, operation: Operation): Promise<QuestionAction> {
  const { assemblyId, uid } = await requireMember(request, operation);
  const questionId = parsed(z.uuid(), request.params.questionId);
  return { assemblyId, questionId, by: uid, now: systemClock.now() };
}
