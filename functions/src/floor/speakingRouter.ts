import {
  accept,
  askFloorRequest,
  enterFloorRequest,
  extendFloorRequest,
  type FloorAnswer,
  floorRulesRequest,
  giveFloorRequest,
  type Operation,
  sendInquiryRequest,
  settleInquiryRequest,
  turnRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import type { z } from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { Refused } from '../platform/refused.ts';
import { askFloor } from './askFloor.ts';
import { type FloorMove, moveFloor } from './moveFloor.ts';
import { readOwnFloor } from './readOwnFloor.ts';
import { sendInquiry } from './sendInquiry.ts';
import { settleInquiry } from './settleInquiry.ts';
import { withdrawFloor } from './withdrawFloor.ts';

/** The queue to speak, and the questions in writing to the chair. */
export function speakingRouter(): Router {
  const router = Router();

  router.get(
    '/floor/mine',
    answering(async (request) => {
      const { assemblyId, member } = await requireMember(request, 'askFloor');
      return readOwnFloor(assemblyId, member.personId ?? null, systemClock.now());
    }),
  );

  router.post(
    '/floor/ask',
    answering(async (request) => {
      const { personId, ...action } = await personOf(request);
      const { turnId } = parsed(askFloorRequest, request.body);
      return askFloor({ ...action, from: 'phone', request: { turnId, who: { personId } } });
    }),
  );

  router.post(
    '/floor/withdraw',
    answering(async (request) => {
      const action = await personOf(request);
      return withdrawFloor({ ...action, ...parsed(turnRequest, request.body) });
    }),
  );

  router.post(
    '/floor/enter',
    answering(async (request) => {
      const action = await actionOf(request, 'enterFloor');
      return askFloor({
        ...{ ...action, from: 'desk' },
        request: parsed(enterFloorRequest, request.body),
      });
    }),
  );

  router.post(
    '/floor/remove',
    answering(async (request) => {
      const action = await actionOf(request, 'runFloor');
      return withdrawFloor({ ...action, personId: null, ...parsed(turnRequest, request.body) });
    }),
  );

  moved('/floor/give', giveFloorRequest, (request) => ({ kind: 'give', request }));
  moved('/floor/extend', extendFloorRequest, (request) => ({ kind: 'extend', request }));
  moved('/floor/end', turnRequest, (request) => ({ kind: 'end', request }));
  moved('/floor/rules', floorRulesRequest, (request) => ({ kind: 'rules', request }));

  router.post(
    '/inquiries',
    answering(async (request) => {
      const { assemblyId, personId, now } = await personOf(request);
      const asked = parsed(sendInquiryRequest, request.body);
      return sendInquiry({ assemblyId, personId, now, request: asked });
    }),
  );

  router.post(
    '/inquiries/settle',
    answering(async (request) => {
      const action = await actionOf(request, 'runFloor');
      return settleInquiry({ ...action, request: parsed(settleInquiryRequest, request.body) });
    }),
  );

  function moved<T>(path: string, schema: z.ZodType<T>, moveOf: (asked: T) => FloorMove): void {
    router.post(
      path,
      answering(async (request) => {
        const action = await actionOf(request, 'runFloor');
        const changed = await moveFloor({ ...action, move: moveOf(parsed(schema, request.body)) });
        if (!changed.ok) return changed;
        return accept<FloorAnswer>({ turnId: changed.value.speaking?.turnId ?? null });
      }),
    );
  }

  return router;
}

async function actionOf(request: Request, operation: Operation) {
  const { assemblyId, uid } = await requireMember(request, operation);
  return { assemblyId, by: uid, now: systemClock.now() };
}

/** Who asks for themselves: somebody of the roster or with a proxy, never an account without person. */
async function personOf(request: Request) {
  const { assemblyId, by, member } = await requireMember(request, 'askFloor');
  if (member.personId == null) throw new Refused({ code: 'floor-not-attending' });
  return { assemblyId, by, personId: member.personId, now: systemClock.now() };
}
