import {
  cancelQueueRequest,
  pauseQueueRequest,
  retryMailsRequest,
  setPaceRequest,
  settleMailRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { openMailOf } from './mailServers.ts';
import { cancelQueue, pauseQueue, readQueue, retryMails, setPace } from './runQueue.ts';
import { sendQueue } from './sendQueue.ts';
import { settleMail } from './settleMail.ts';

/** Short enough for a screen to move. */
const budgetMillis = 1_000;

/** The outbox of an assembly: how it stands, and what people do with it. */
export function queueRouter(): Router {
  const router = Router();

  router.get(
    '/mail/queue',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'runMailQueue');
      return readQueue(assemblyId);
    }),
  );

  router.post(
    '/mail/queue/advance',
    answering(async (request) => {
      const { assemblyId } = await worker(request);
      const until = performance.now() + budgetMillis;
      await sendQueue({ assemblyId, open: openMailOf, clock: systemClock, until });
      return readQueue(assemblyId);
    }),
  );

  router.post(
    '/mail/queue/pause',
    answering(async (request) => {
      const work = await worker(request);
      return pauseQueue(work, parsed(pauseQueueRequest, request.body).paused);
    }),
  );

  router.post(
    '/mail/queue/cancel',
    answering(async (request) => {
      const work = await worker(request);
      return cancelQueue(work, parsed(cancelQueueRequest, request.body));
    }),
  );

  router.post(
    '/mail/queue/retry',
    answering(async (request) => {
      const work = await worker(request);
      return retryMails(work, parsed(retryMailsRequest, request.body));
    }),
  );

  router.post(
    '/mail/queue/settle',
    answering(async (request) => {
      const work = await worker(request);
      return settleMail(work, parsed(settleMailRequest, request.body));
    }),
  );

  router.post(
    '/settings/mail/pace',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setMail');
      const work = { assemblyId, by: uid, now: systemClock.now() };
      return setPace(work, parsed(setPaceRequest, request.body));
    }),
  );

  return router;
}

async function worker(request: Request) {
  const { assemblyId, uid } = await requireMember(request, 'runMailQueue');
  return { assemblyId, by: uid, now: systemClock.now() };
}
