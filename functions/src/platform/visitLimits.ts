import { addVisit, tooManyAttempts, type VisitCount, waitOfVisits } from '@asamblea/domain';
import type { Request, RequestHandler } from 'express';
import type { Clock } from './clock.ts';
import { unwrap } from './refused.ts';

const addressesAtMost = 10_000;

/**
 * Holds back an address that knocks without rest. Counted in this instance's memory: one document for
 * a hall's address would make its two thousand people queue to write it.
 */
export function limitVisits(clock: Pick<Clock, 'now'>): RequestHandler {
  const counts = new Map<string, VisitCount>();
  return (request, _response, next) => {
    const now = clock.now();
    const address = addressOf(request);
    const count = addVisit(counts.get(address) ?? null, now);
    if (counts.size >= addressesAtMost) counts.clear();
    counts.set(address, count);
    const wait = waitOfVisits(count, now);
    if (wait > 0) unwrap(tooManyAttempts(wait));
    next();
  };
}

/** Behind Hosting the socket is its edge's. A false header only spends somebody else's wide measure. */
function addressOf(request: Request): string {
  const forwarded = request.get('x-forwarded-for')?.split(',')[0]?.trim();
  return request.get('fastly-client-ip') ?? forwarded ?? request.socket.remoteAddress ?? '';
}
