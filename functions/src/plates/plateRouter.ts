import {
  createPlatesRequest,
  handOutRequest,
  type Operation,
  plateRequest,
  replaceRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import type { z } from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { newPin } from '../platform/ids.ts';
import { createPlates, type PlateWork } from './createPlates.ts';
import { handOutPlate } from './handOutPlate.ts';
import { losePlate } from './losePlate.ts';
import { renewPin } from './renewPin.ts';
import { replacePlate } from './replacePlate.ts';
import { returnPlate } from './returnPlate.ts';

export function plateRouter(): Router {
  const router = Router();

  router.post(
    '/plates',
    answering(async (request) =>
      createPlates(await asked(request, 'createPlates', createPlatesRequest)),
    ),
  );

  router.post(
    '/plates/hand-out',
    answering(async (request) =>
      handOutPlate({
        ...(await asked(request, 'handOutPlate', handOutRequest)),
        pin: newPin(),
      }),
    ),
  );

  router.post(
    '/plates/return',
    answering(async (request) => returnPlate(await asked(request, 'returnPlate', plateRequest))),
  );

  router.post(
    '/plates/lose',
    answering(async (request) => losePlate(await asked(request, 'losePlate', plateRequest))),
  );

  router.post(
    '/plates/replace',
    answering(async (request) =>
      replacePlate({
        ...(await asked(request, 'replacePlate', replaceRequest)),
        pin: newPin(),
      }),
    ),
  );

  router.post(
    '/plates/pin',
    answering(async (request) =>
      renewPin({ ...(await asked(request, 'newPlatePin', plateRequest)), pin: newPin() }),
    ),
  );

  return router;
}

async function asked<S extends z.ZodType>(
  request: Request,
  operation: Operation,
  schema: S,
): Promise<PlateWork<z.infer<S>>> {
  const { assemblyId, uid } = await requireMember(request, operation);
  return { assemblyId, by: uid, request: parsed(schema, request.body), now: systemClock.now() };
}
