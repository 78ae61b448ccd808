import type { Request, RequestHandler } from 'express';

const arrivals = new WeakMap<Request, number>();

/** Notes when each request reached this instance, before anything of it is read or waits. */
export function noteArrival(now: () => number): RequestHandler {
  return (request, _response, next) => {
    arrivals.set(request, now());
    next();
  };
}

/** When it reached this instance, by this instance's own clock. */
export function arrivedAt(request: Request): number {
  const moment = arrivals.get(request);
  if (moment === undefined) throw new Error('Nobody noted when this request arrived.');
  return moment;
}
