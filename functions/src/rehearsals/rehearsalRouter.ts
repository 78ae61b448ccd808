import { assemblyParams, rehearsedWorkRequest, startRehearsalRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { requireOrganiser } from '../organisations/organiser.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { newCot } from '../platform/ids.ts';
import { openFiles } from '../platform/openFiles.ts';
import { questionKeys } from '../platform/questionKeys.ts';
import { discardRehearsal } from './discardRehearsal.ts';
import { startRehearsal } from './startRehearsal.ts';
import { startWork } from './startWork.ts';

/** Short enough for a screen to move, long enough for few requests. */
const budgetMillis = 2_000;

/** The meeting held for practice: made and discarded by who administers the organisation. */
export function rehearsalRouter(): Router {
  const router = Router();

  router.post(
    '/rehearsals',
    answering(async (request) => {
      const { organisationId, assemblyId, uid } = await requireOrganiser(request, 'makeRehearsal');
      const { rehearsalId } = parsed(startRehearsalRequest, request.body);
      const place = { organisationId, assemblyId, rehearsalId, by: uid, cot: newCot() };
      return startRehearsal({ ...place, clock: systemClock, budgetMillis });
    }),
  );

  router.post(
    '/rehearsals/work',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'rehearse');
      const asked = parsed(rehearsedWorkRequest, request.body);
      return startWork({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/rehearsals/:assemblyId/discard',
    answering(async (request) => {
      const { organisationId, assemblyId, uid } = await requireOrganiser(request, 'makeRehearsal');
      const { assemblyId: rehearsalId } = parsed(assemblyParams, request.params);
      const outside = { files: openFiles(), keys: questionKeys() };
      const by = assemblyId === rehearsalId ? uid : null;
      const asked = { organisationId, rehearsalId, by, clock: systemClock, budgetMillis };
      return discardRehearsal({ ...asked, ...outside });
    }),
  );

  return router;
}
