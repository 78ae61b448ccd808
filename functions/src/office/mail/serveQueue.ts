import { queueEndpoints, queueSchemas } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { openMailOf } from '../../kernel/mail/mailServers.ts';
import {
  cancelQueue,
  pauseQueue,
  readQueue,
  retryMails,
  setPace,
} from '../../kernel/mail/runQueue.ts';
import { settleMail } from '../../kernel/mail/settleMail.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { sendQueue } from './sendQueue.ts';

/** Short enough for a screen to move. */
const budgetMillis = 1_000;

export const serveQueue = () =>
  serve(queueEndpoints, queueSchemas, {
    readQueue: ({ assemblyId }) => readQueue(assemblyId),
    async advanceQueue({ assemblyId }) {
      const until = performance.now() + budgetMillis;
      await sendQueue({ assemblyId, open: openMailOf, clock: systemClock, until });
      return readQueue(assemblyId);
    },
    pauseQueue: (call) => pauseQueue(workOf(call), call.asked.paused),
    cancelQueue: (call) => cancelQueue(workOf(call), call.asked),
    retryMails: (call) => retryMails(workOf(call), call.asked),
    settleMail: (call) => settleMail(workOf(call), call.asked),
    setPace: (call) => setPace(workOf(call), call.asked),
  });

function workOf({ assemblyId, uid, now }: Requester & { readonly now: number }) {
  return { assemblyId, by: uid, now };
}
