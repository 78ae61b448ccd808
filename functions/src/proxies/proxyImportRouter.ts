import { importProxiesRequest } from '@asamblea/domain';
import { Router } from 'express';
import { z } from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { listProxyImports, readProxyImport, startProxyImport } from './startProxyImport.ts';

/** Proxies from a file: the only request of proxies that is long. */
export function proxyImportRouter(): Router {
  const router = Router();

  router.post(
    '/proxies/import',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'importProxies');
      const asked = parsed(importProxiesRequest, request.body);
      return startProxyImport({ assemblyId, by: uid, now: systemClock.now(), request: asked });
    }),
  );

  router.get(
    '/proxies/import',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'importProxies');
      return listProxyImports(assemblyId);
    }),
  );

  router.get(
    '/proxies/import/:jobId',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'importProxies');
      return readProxyImport(assemblyId, parsed(z.uuid(), request.params.jobId));
    }),
  );

  return router;
}
