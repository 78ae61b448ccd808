import {
  annulQuestionRequest,
  createQuestionRequest,
  extendQuestionRequest,
  isSecret,
  moveQuestionRequest,
  type Operation,
  openQuestionRequest,
  questionTerms,
  runoffRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { answering, parsed } from '../../kernel/platform/httpAnswers.ts';
import { annulQuestion } from './annulQuestion.ts';
import { closeQuestion } from './closeQuestion.ts';
import { createQuestion } from './createQuestion.ts';
import { createRunoff } from './createRunoff.ts';
import { discardQuestion } from './discardQuestion.ts';
import { drawLot } from './drawLot.ts';
import { editQuestion } from './editQuestion.ts';
import { extendQuestion } from './extendQuestion.ts';
import { listMissing } from './listMissing.ts';
import { listVoted } from './listVoted.ts';
import { moveQuestion } from './moveQuestion.ts';
import { openQuestion, type QuestionAction } from './openQuestion.ts';
import { showResult } from './showResult.ts';

const questionParams = z.object({ questionId: z.uuid() });

export function questionRouter(): Router {
  const router = Router();

  router.post(
    '/questions',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'createQuestion');
      const asked = parsed(createQuestionRequest, request.body);
      if (isSecret(asked)) await requireMember(request, 'askSecret');
      return createQuestion({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/questions/:questionId/terms',
    answering(async (request) => {
      const action = await actionOf(request, 'editQuestion');
      const terms = parsed(questionTerms, request.body);
      if (isSecret(terms)) await requireMember(request, 'askSecret');
      return editQuestion({ ...action, terms });
    }),
  );

  router.post(
    '/questions/:questionId/move',
    answering(async (request) =>
      moveQuestion({
        ...(await actionOf(request, 'editQuestion')),
        ...parsed(moveQuestionRequest, request.body),
      }),
    ),
  );

  router.post(
    '/questions/:questionId/discard',
    answering(async (request) => discardQuestion(await actionOf(request, 'editQuestion'))),
  );

  router.post(
    '/questions/:questionId/extend',
    answering(async (request) =>
      extendQuestion({
        ...(await actionOf(request, 'extendQuestion')),
        ...parsed(extendQuestionRequest, request.body),
      }),
    ),
  );

  router.post(
    '/questions/:questionId/annul',
    answering(async (request) =>
      annulQuestion({
        ...(await actionOf(request, 'annulQuestion')),
        ...parsed(annulQuestionRequest, request.body),
      }),
    ),
  );

  router.post(
    '/questions/:questionId/open',
    answering(async (request) =>
      openQuestion({
        ...(await actionOf(request, 'openQuestion')),
        ...parsed(openQuestionRequest, request.body ?? {}),
      }),
    ),
  );

  router.post(
    '/questions/:questionId/close',
    answering(async (request) => closeQuestion(await actionOf(request, 'closeQuestion'))),
  );

  router.post(
    '/questions/:questionId/show',
    answering(async (request) => showResult(await actionOf(request, 'showResult'))),
  );

  router.post(
    '/questions/:questionId/lot',
    answering(async (request) => drawLot(await actionOf(request, 'drawLot'))),
  );

  router.post(
    '/questions/:questionId/runoff',
    answering(async (request) =>
      createRunoff({
        ...(await actionOf(request, 'createQuestion')),
        runoffId: parsed(runoffRequest, request.body).questionId,
      }),
    ),
  );

  router.get(
    '/questions/:questionId/missing',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'listMissing');
      return listMissing(assemblyId, parsed(questionParams, request.params).questionId);
    }),
  );

  router.get(
    '/questions/:questionId/voted',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'listVoted');
      return listVoted(assemblyId, parsed(questionParams, request.params).questionId);
    }),
  );

  return router;
}

async function actionOf(request: Request, operation: Operation): Promise<QuestionAction> {
  const { assemblyId, uid } = await requireMember(request, operation);
  const { questionId } = parsed(questionParams, request.params);
  return { assemblyId, questionId, by: uid, now: systemClock.now() };
}
