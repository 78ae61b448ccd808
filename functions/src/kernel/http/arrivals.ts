import type { IncomingMessage } from 'node:http';
import type { HttpStep } from './plainHttp.ts';

const arrivals = new WeakMap<IncomingMessage, number>();

/** Notes when each request reached this instance, before anything of it is read or waits. */
export function noteArrival(now: () => number): HttpStep {
  return (request, _response, next) => {
    arrivals.set(request, now());
    next();
  };
}

/** When it reached this instance, by this instance's own clock. */
export function arrivedAt(request: IncomingMessage): number {
  const moment = arrivals.get(request);
  if (moment === undefined) throw new Error('Nobody noted when this request arrived.');
  return moment;
}
