import { createHash, timingSafeEqual } from 'node:crypto';
import { accept } from '@asamblea/domain';
import { type Request, Router } from 'express';
import { refreshingNow } from '../live/refreshingNow.ts';
import { systemClock } from '../platform/clock.ts';
import { answering } from '../platform/httpAnswers.ts';
import { readKey } from '../platform/keys.ts';
import { Refused } from '../platform/refused.ts';
import { runTick } from './runTick.ts';

/** The clock's door: a scheduler knocks with the key; there is no cookie and no page. */
export function tickRouter(): Router {
  const router = Router();

  router.post(
    '/tick',
    answering(async (request) => {
      if (!hasTickKey(request)) throw new Refused({ code: 'not-allowed' });
      return accept(await runTick(systemClock.now(), refreshingNow()));
    }),
  );

  return router;
}

/** Compares digests, which have one length and give nothing away by the time it takes. */
function hasTickKey(request: Request): boolean {
  const offered = digest(request.get('authorization') ?? '');
  return timingSafeEqual(offered, digest(`Bearer ${readKey('tick')}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
