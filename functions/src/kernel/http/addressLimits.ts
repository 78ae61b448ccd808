import {
  type AddressCount,
  addAddressFailure,
  tooManyAttempts,
  waitOfAddress,
} from '@asamblea/domain';
import type { RequestHandler } from 'express';
import type { Clock } from '../platform/clock.ts';
import { unwrap } from '../platform/refused.ts';
import { addressOf } from './addressOf.ts';

const addressesAtMost = 10_000;

/**
 * Holds back an address that fails without rest; a person who gets in is not counted. In this instance's
 * memory: one document for a hall's address would make its two thousand people queue to write it.
 */
export function limitAddresses(clock: Pick<Clock, 'now'>, atMost?: number): RequestHandler {
  const counts = new Map<string, AddressCount>();
  return (request, response, next) => {
    const place = addressOf(request);
    response.once('finish', () => {
      if (response.statusCode < 400 || response.statusCode >= 500) return;
      if (counts.size >= addressesAtMost) counts.clear();
      counts.set(place, addAddressFailure(counts.get(place) ?? null, clock.now()));
    });
    const wait = waitOfAddress(counts.get(place) ?? null, clock.now(), atMost);
    if (wait > 0) unwrap(tooManyAttempts(wait));
    next();
  };
}
