import {
  accept,
  boothCastRequest,
  boothRequest,
  enterBoothRequest,
  openBoothRequest,
} from '@asamblea/domain';
import { Router } from 'express';
import { logOut } from '../../kernel/access/logOut.ts';
import { requireMember } from '../../kernel/access/requireMember.ts';
import {
  clearSessionCookie,
  readSessions,
  setSessionCookie,
} from '../../kernel/access/sessionCookie.ts';
import { arrivedAt } from '../../kernel/platform/arrivals.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { answering, parsed } from '../../kernel/platform/httpAnswers.ts';
import { unwrap } from '../../kernel/platform/refused.ts';
import type { Caster } from '../ballots/createCaster.ts';
import { signTicket } from './boothTokens.ts';
import { castAtBooth } from './castAtBooth.ts';
import { clearBooth } from './clearBooth.ts';
import { closeBooth } from './closeBooth.ts';
import { enterBooth } from './enterBooth.ts';
import { listBooths } from './listBooths.ts';
import { openBooth } from './openBooth.ts';
import { readBooth } from './readBooth.ts';
import { findBooth, requireBooth } from './requireBooth.ts';

/**
 * Opening one, and keeping an eye on them from elsewhere, takes somebody of the staff; what is done at a
 * booth takes the tablet's ticket and nobody's session.
 */
export function boothRouter(cast: Caster): Router {
  const router = Router();

  router.post(
    '/booth/open',
    answering(async (request, response) => {
      const { assemblyId, uid } = await requireMember(request, 'openBooth');
      const now = systemClock.now();
      const asked = parsed(openBoothRequest, request.body);
      const booth = unwrap(await openBooth({ assemblyId, by: uid, request: asked, now }));
      const ticket = await signTicket({ assembly: assemblyId, booth: booth.boothId }, now);
      // Whoever stands at the booth finds no session of anybody: they all end, and their cookie goes.
      for (const held of await readSessions(request)) await logOut(held, now);
      setSessionCookie(response, ticket, null);
      return accept({ name: booth.name });
    }),
  );

  router.get(
    '/booths',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'listBooths');
      return accept(await listBooths(assemblyId, systemClock.now()));
    }),
  );

  router.post(
    '/booths/clear',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'clearBooth');
      const { boothId } = parsed(boothRequest, request.body);
      return clearBooth({ assemblyId, boothId, by: uid, now: systemClock.now() });
    }),
  );

  router.post(
    '/booths/end',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'endBooth');
      const { boothId } = parsed(boothRequest, request.body);
      return closeBooth({ assemblyId, boothId, by: uid, now: systemClock.now() });
    }),
  );

  router.get(
    '/booth',
    answering(async (request) => readBooth(await findBooth(request), systemClock.now())),
  );

  router.post(
    '/booth/enter',
    answering(async (request) => {
      const booth = await requireBooth(request);
      return enterBooth(booth, parsed(enterBoothRequest, request.body), systemClock.now());
    }),
  );

  router.post(
    '/booth/cast',
    answering(async (request) => {
      const booth = await requireBooth(request);
      return castAtBooth(cast, booth, parsed(boothCastRequest, request.body), arrivedAt(request));
    }),
  );

  router.post(
    '/booth/close',
    answering(async (request, response) => {
      const { assemblyId, booth } = await requireBooth(request);
      const { boothId } = booth;
      const closed = await closeBooth({ assemblyId, boothId, by: null, now: systemClock.now() });
      clearSessionCookie(response);
      return closed;
    }),
  );

  return router;
}
