import type { Request } from 'express';
import { keyedHash } from '../keys/keyedHash.ts';

/** The headers that the edge and the platform write on the way, each adding the sender of the request. */
const hops = ['fastly-client-ip', 'fastly-temp-xff', 'x-forwarded-for'] as const;

/**
 * Where a request says it comes from, as a keyed hash of all it passed through. A client can write the
 * first part of these headers but not what is added behind it: a false address makes another one, and
 * never that of somebody else.
 */
export function addressOf(request: Request): string {
  const passed = hops.map((name) => request.get(name) ?? '');
  const isForwarded = passed.some((one) => one !== '');
  return keyedHash('address', ...(isForwarded ? passed : [request.socket.remoteAddress ?? '']));
}
