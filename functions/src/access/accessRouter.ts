import {
  accept,
  type FirestoreAnswer,
  generateRequest,
  loginRequest,
  loginStatusCode,
  redirectQuery,
  successCode,
} from '@asamblea/domain';
import { Router } from 'express';
import { addressOf } from '../platform/addressOf.ts';
import { createFirestoreToken } from '../platform/auth.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { Refused, unwrap } from '../platform/refused.ts';
import { comesFromAnotherSite } from '../platform/requestGuards.ts';
import { answerSession } from './answerSession.ts';
import { deviceOf } from './deviceOf.ts';
import { generateClaims } from './generateClaims.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { lookUpRedirect } from './lookUpRedirect.ts';
import { requireMember } from './requireMember.ts';
import { clearSessionCookie, giveSession, readSessionCookie } from './sessionCookie.ts';

export function accessRouter(): Router {
  const router = Router();

  router.post(
    '/auth/generate',
    answering(async (request) => {
      const asked = parsed(generateRequest, request.body);
      const from = addressOf(request);
      unwrap(await generateClaims(asked, { from, now: systemClock.now() }));
      return accept({ code: successCode });
    }),
  );

  router.post(
    '/auth/login',
    answering(async (request, response) => {
      const { token } = parsed(loginRequest, request.body);
      const device = deviceOf(request, systemClock.now());
      const { claims, remember } = unwrap(await logIn(token, device));
      await giveSession(response, claims, remember, device.since);
      return accept({ statusCode: loginStatusCode });
    }),
  );

  router.get(
    '/auth/logout',
    answering(async (request, response) => {
      if (comesFromAnotherSite(request)) throw new Refused({ code: 'cross-site' });
      const claims = await readSessionCookie(request);
      if (claims !== null) await logOut(claims, systemClock.now());
      clearSessionCookie(response);
      return accept({ code: successCode });
    }),
  );

  router.get(
    '/auth/session',
    answering(async (request) => {
      if (request.get('x-requested-with') !== 'fetch') throw new Refused({ code: 'cross-site' });
      return accept(await answerSession(await readSessionCookie(request), systemClock.now()));
    }),
  );

  router.post(
    '/auth/firestore',
    answering(async (request) => {
      const {
        assemblyId: assembly,
        uid: member,
        sid,
      } = await requireMember(request, 'openFirestore');
      return accept<FirestoreAnswer>({
        token: await createFirestoreToken({ assembly, member, sid }),
      });
    }),
  );

  router.get(
    '/redirect',
    answering(async (request) => {
      const { path } = parsed(redirectQuery, request.query);
      return accept(await lookUpRedirect(await readSessionCookie(request), path));
    }),
  );

  return router;
}
