import {
  compareArrearsRequest,
  compareRequest,
  editUnitRequest,
  importRequest,
  type Operation,
  restoreRequest,
  updateArrearsRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import type { z } from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { compareArrears } from './compareArrears.ts';
import { compareRoster } from './compareRoster.ts';
import { editRosterUnit } from './editRosterUnit.ts';
import { restoreVersion } from './restoreVersion.ts';
import { startArrears } from './startArrears.ts';
import { startImport } from './startImport.ts';

export function rosterRouter(): Router {
  const router = Router();

  router.post(
    '/rosters',
    answering(async (request) => startImport(await asked(request, 'importRoster', importRequest))),
  );

  router.post(
    '/rosters/compare',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'importRoster');
      return compareRoster(assemblyId, parsed(compareRequest, request.body));
    }),
  );

  router.post(
    '/rosters/arrears',
    answering(async (request) =>
      startArrears(await asked(request, 'updateArrears', updateArrearsRequest)),
    ),
  );

  router.post(
    '/rosters/arrears/compare',
    answering(async (request) =>
      compareArrears(await asked(request, 'updateArrears', compareArrearsRequest)),
    ),
  );

  router.post(
    '/rosters/units',
    answering(async (request) =>
      editRosterUnit(await asked(request, 'editRoster', editUnitRequest)),
    ),
  );

  router.post(
    '/rosters/restore',
    answering(async (request) =>
      restoreVersion(await asked(request, 'restoreRoster', restoreRequest)),
    ),
  );

  return router;
}

async function asked<S extends z.ZodType>(request: Request, operation: Operation, schema: S) {
  const { assemblyId, uid } = await requireMember(request, operation);
  return { assemblyId, by: uid, request: parsed(schema, request.body), now: systemClock.now() };
}
