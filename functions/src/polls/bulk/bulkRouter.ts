import { bulkOperations, bulkRequest } from '@asamblea/domain';
import { Router } from 'express';
import { z } from 'zod';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { answering, parsed } from '../../kernel/platform/httpAnswers.ts';
import { listBulk, readBulk } from './readBulk.ts';
import { startBulk } from './startBulk.ts';

export function bulkRouter(): Router {
  const router = Router();

  router.post(
    '/bulk',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'runBulk');
      const asked = parsed(bulkRequest, request.body);
      await requireMember(request, bulkOperations[asked.work]);
      return startBulk({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.get(
    '/bulk',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'runBulk');
      return listBulk(assemblyId);
    }),
  );

  router.get(
    '/bulk/:jobId',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'runBulk');
      return readBulk(assemblyId, parsed(z.uuid(), request.params.jobId));
    }),
  );

  return router;
}
