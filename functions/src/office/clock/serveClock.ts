import { createHash, timingSafeEqual } from 'node:crypto';
import { accept, clockEndpoints, refuse } from '@asamblea/domain';
import type { Request } from 'express';
import { serve } from '../../kernel/access/serve.ts';
import { readKey } from '../../kernel/keys/keys.ts';
import { refreshingNow } from '../../live/projections/project.ts';
import { runTick } from './runTick.ts';

/** Anybody with the key is the clock. */
export const serveClock = () =>
  serve(
    clockEndpoints,
    {},
    {
      runTick: async ({ http, now }) =>
        hasTickKey(http.request)
          ? accept(await runTick(now, refreshingNow()))
          : refuse('not-allowed'),
    },
  );

/** Compares digests, which have one length and give nothing away by the time it takes. */
function hasTickKey(request: Request): boolean {
  const offered = digest(request.get('authorization') ?? '');
  return timingSafeEqual(offered, digest(`Bearer ${readKey('tick')}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
