import { randomInt } from 'node:crypto';
import type { Tally } from '@asamblea/domain';
import type { TallyShard } from '../platform/documents.ts';
import { type DocumentReference, FieldValue, type Transaction } from '../platform/firestore.ts';

/** A question's tally is spread over this many documents, so that instances do not wait for each other. */
export const shardCount = 16;

export function drawShard(): string {
  return String(randomInt(shardCount));
}

/**
 * Adds to a shard without reading it: two instances that drew the same one take turns at committing
 * instead of holding each other's locks.
 */
export function addToShard(
  tx: Transaction,
  shard: DocumentReference<TallyShard>,
  more: Tally,
): void {
  const tally = Object.fromEntries(
    Object.entries(more).map(([optionId, { weight, units }]) => [
      optionId,
      { weight: FieldValue.increment(weight), units: FieldValue.increment(units) },
    ]),
  );
  tx.set(shard, { tally }, { merge: true });
}
