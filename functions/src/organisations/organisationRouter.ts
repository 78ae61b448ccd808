import {
  type AssembliesAnswer,
  accept,
  assembliesQuery,
  assemblyParams,
  cloneAssemblyRequest,
  createAssemblyRequest,
  defaultsRequest,
  usageQuery,
} from '@asamblea/domain';
import { Router } from 'express';
import { archiveAssembly } from '../assemblies/archiveAssembly.ts';
import { createAssembly } from '../assemblies/createAssembly.ts';
import { restoreAssembly } from '../assemblies/restoreAssembly.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { newCot } from '../platform/ids.ts';
import { cloneAssembly } from './cloneAssembly.ts';
import { readDefaults, setDefaults, usualOf } from './defaults.ts';
import { listAssemblies } from './listAssemblies.ts';
import { requireOrganiser } from './organiser.ts';
import { readUsage } from './readUsage.ts';

/** Short enough for a screen to move, long enough for few requests. */
const budgetMillis = 2_000;

/** What the administrators of an organisation do with its assemblies, from any of them. */
export function organisationRouter(): Router {
  const router = Router();

  router.get(
    '/assemblies',
    answering(async (request) => {
      const { organisationId, assembly } = await requireOrganiser(request, 'listAssemblies');
      const query = parsed(assembliesQuery, request.query);
      const listed = await listAssemblies({ organisationId, query, now: systemClock.now() });
      const organisation = (await documents.organisation(organisationId).get()).data();
      return accept<AssembliesAnswer>({ ...listed, usual: usualOf(organisation, assembly) });
    }),
  );

  router.get(
    '/assemblies/defaults',
    answering(async (request) =>
      accept(await readDefaults(await requireOrganiser(request, 'setDefaults'))),
    ),
  );

  router.post(
    '/assemblies/defaults',
    answering(async (request) => {
      const { organisationId, assemblyId } = await requireOrganiser(request, 'setDefaults');
      const asked = parsed(defaultsRequest, request.body);
      return setDefaults({ organisationId, assemblyId, request: asked });
    }),
  );

  router.get(
    '/assemblies/usage',
    answering(async (request) => {
      const { organisationId } = await requireOrganiser(request, 'readUsage');
      const { month } = parsed(usageQuery, request.query);
      return accept(await readUsage({ organisationId, month, now: systemClock.now() }));
    }),
  );

  router.post(
    '/assemblies',
    answering(async (request) => {
      const { organisationId, uid } = await requireOrganiser(request, 'createAssembly');
      const asked = parsed(createAssemblyRequest, request.body);
      const place = { organisationId, by: uid, cot: newCot(), now: systemClock.now() };
      return createAssembly({ ...place, request: asked });
    }),
  );

  router.post(
    '/assemblies/:assemblyId/clone',
    answering(async (request) => {
      const { organisationId, uid } = await requireOrganiser(request, 'cloneAssembly');
      const { assemblyId } = parsed(assemblyParams, request.params);
      const asked = parsed(cloneAssemblyRequest, request.body);
      const place = { organisationId, assemblyId, by: uid, cot: newCot(), clock: systemClock };
      return cloneAssembly({ ...place, request: asked, budgetMillis });
    }),
  );

  for (const [name, move] of [
    ['archive', archiveAssembly],
    ['restore', restoreAssembly],
  ] as const) {
    router.post(
      `/assemblies/:assemblyId/${name}`,
      answering(async (request) => {
        const { organisationId, uid } = await requireOrganiser(request, 'archiveAssembly');
        const { assemblyId } = parsed(assemblyParams, request.params);
        return move({ organisationId, assemblyId, by: uid, now: systemClock.now() });
      }),
    );
  }

  return router;
}
