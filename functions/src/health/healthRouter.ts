import {
  accept,
  type CockpitAnswer,
  mayDo,
  memberSignRequest,
  permissionsOf,
  screenSignRequest,
} from '@asamblea/domain';
import { Router } from 'express';
import { requireCookie, requireMember } from '../access/requireMember.ts';
import { readFeed } from '../cockpit/readFeed.ts';
import { readTurnout } from '../cockpit/readTurnout.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { noteMemberSign } from './noteMemberSign.ts';
import { noteScreenSign } from './noteScreenSign.ts';
import { readHealth } from './readHealth.ts';
import { openSignBook } from './signBook.ts';

/** Who says that they are there, and who looks whether they are. */
export function healthRouter(clock: Clock = systemClock): Router {
  const router = Router();
  const note = openSignBook(clock);

  router.post(
    '/public/sign',
    answering(async (request) =>
      noteScreenSign(note, parsed(screenSignRequest, request.body), clock.now()),
    ),
  );

  router.post(
    '/sign',
    answering(async (request) => {
      const claims = await requireCookie(request);
      return noteMemberSign(note, claims, parsed(memberSignRequest, request.body), clock.now());
    }),
  );

  router.get(
    '/cockpit',
    answering(async (request) => {
      const { assemblyId, member } = await requireMember(request, 'readCockpit');
      const now = clock.now();
      const mayReadRecord = mayDo(permissionsOf(member), 'readRecord');
      const [health, turnout, feed] = await Promise.all([
        readHealth(assemblyId, now),
        readTurnout(assemblyId, now),
        mayReadRecord ? readFeed(assemblyId, now) : null,
      ]);
      return accept<CockpitAnswer>({ now, health, turnout, feed });
    }),
  );

  return router;
}
