import {
  accept,
  attorneyEntryQuery,
  codeEntryRequest,
  type EntryAnswer,
  forgotRequest,
  personRequest,
  recoveriesAtMost,
} from '@asamblea/domain';
import { Router } from 'express';
import { readDoor } from '../assemblies/readDoor.ts';
import { addressOf } from '../platform/addressOf.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { takeAttempt } from '../platform/rateLimits.ts';
import { unwrap } from '../platform/refused.ts';
import { deviceOf } from './deviceOf.ts';
import { enterWithCode } from './enterWithCode.ts';
import { issueCode, newAccessCode } from './issueCode.ts';
import { readAttorneyEntry } from './readAttorneyEntry.ts';
import { requireMember } from './requireMember.ts';
import { giveSession } from './sessionCookie.ts';

/** The ways in without password, and the desk that hands out the codes. */
export function entryRouter(): Router {
  const router = Router();

  router.get(
    '/auth/enable-vote',
    answering(async (request) => {
      const { assembly } = parsed(attorneyEntryQuery, request.query);
      const { assemblyId } = unwrap(await readDoor(assembly));
      return accept(await readAttorneyEntry(assemblyId));
    }),
  );

  for (const way of ['attorney', 'virtual'] as const) {
    router.post(
      `/auth/${way}`,
      answering(async (request, response) => {
        const asked = parsed(codeEntryRequest, request.body);
        const device = deviceOf(request, systemClock.now());
        const from = addressOf(request);
        const claims = unwrap(await enterWithCode(way, asked, { device, from }));
        await giveSession(request, response, {
          claims,
          remember: asked.remember === true,
          now: device.since,
        });
        return accept<EntryAnswer>({ assembly: asked.assembly });
      }),
    );
  }

  router.post(
    '/auth/forgot',
    answering(async (request) => {
      const { email } = parsed(forgotRequest, request.body);
      const taken = await takeAttempt({
        tried: ['forgot', email.toLowerCase()],
        from: addressOf(request),
        now: systemClock.now(),
        atMost: recoveriesAtMost,
      });
      return taken.ok ? accept({}) : taken;
    }),
  );

  router.post(
    '/access/codes',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'issueCode');
      const { personId } = parsed(personRequest, request.body);
      const code = newAccessCode();
      return issueCode({ assemblyId, by: uid, personId, code, now: systemClock.now() });
    }),
  );

  return router;
}
