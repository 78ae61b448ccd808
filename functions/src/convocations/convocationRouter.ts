import { remindRequest, saveDraftRequest, sendConvocationRequest } from '@asamblea/domain';
import { Router } from 'express';
import { z } from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { openFiles } from '../platform/openFiles.ts';
import { ownOrigin } from '../platform/ownOrigin.ts';
import { checkConvocation } from './checkConvocation.ts';
import { mailMissing } from './mailMissing.ts';
import { readConvocations } from './readConvocations.ts';
import { readRecipients } from './readRecipients.ts';
import { readUnmailed } from './readUnmailed.ts';
import { remindPeople } from './remindPeople.ts';
import { saveDraft } from './saveDraft.ts';
import { sendConvocation } from './sendConvocation.ts';

/** The notices of the meeting: the draft of the next one, and those that went out. */
export function convocationRouter(): Router {
  const router = Router();

  router.get(
    '/convocations',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readConvocations');
      return readConvocations(assemblyId, systemClock.now());
    }),
  );

  router.post(
    '/convocations/draft',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'writeConvocation');
      const asked = parsed(saveDraftRequest, request.body);
      return saveDraft({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/convocations',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'sendConvocation');
      const asked = parsed(sendConvocationRequest, request.body);
      const origin = ownOrigin(request) ?? '';
      const now = systemClock.now();
      return sendConvocation({ assemblyId, by: uid, origin, request: asked, now });
    }),
  );

  // Before that of one notice, whose id could be anything.
  router.get(
    '/convocations/recipients',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'writeConvocation');
      return readRecipients(assemblyId);
    }),
  );

  router.get(
    '/convocations/:convocationId',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readConvocations');
      const convocationId = parsed(z.uuid(), request.params.convocationId);
      return checkConvocation(assemblyId, convocationId, openFiles());
    }),
  );

  router.get(
    '/convocations/:convocationId/mail',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'sendConvocation');
      const convocationId = parsed(z.uuid(), request.params.convocationId);
      return readUnmailed(assemblyId, convocationId);
    }),
  );

  router.post(
    '/convocations/:convocationId/mail',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'sendConvocation');
      const convocationId = parsed(z.uuid(), request.params.convocationId);
      return mailMissing({ assemblyId, convocationId, by: uid, now: systemClock.now() });
    }),
  );

  router.post(
    '/convocations/:convocationId/remind',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'sendConvocation');
      const convocationId = parsed(z.uuid(), request.params.convocationId);
      const { requestId } = parsed(remindRequest, request.body);
      const now = systemClock.now();
      return remindPeople({ assemblyId, convocationId, requestId, by: uid, now });
    }),
  );

  return router;
}
