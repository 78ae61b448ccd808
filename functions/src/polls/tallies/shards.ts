import { randomInt } from 'node:crypto';
import type { ShardChange, UnitBitmap } from '@asamblea/domain';
import {
  type DocumentReference,
  FieldValue,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import type { TallyShard } from '../stored/voteDocuments.ts';

/** A question's tally is spread over this many documents, so that instances do not wait for each other. */
const shardCount = 16;

/** How many batches of one question an instance has under way at once, each with a shard of its own. */
export const laneCount = 4;

export function drawShard(): string {
  return String(randomInt(shardCount));
}

/** The shard of each lane of an instance, as far from one another as they can be. */
export function shardOfLane(shard: string, lane: number): string {
  return String((Number(shard) + (lane * shardCount) / laneCount) % shardCount);
}

/**
 * Adds to a shard without reading it: two instances that drew the same one take turns at committing
 * instead of holding each other's locks. A vote counted elsewhere may be taken back here: only the sum of the
 * shards means something.
 */
export function addToShard(
  tx: Transaction,
  shard: DocumentReference<TallyShard>,
  { tally, seen, marks }: ShardChange,
): void {
  const more = {
    tally: Object.fromEntries(
      Object.entries(tally).map(([optionId, { weight, units }]) => [
        optionId,
        { weight: FieldValue.increment(weight), units: FieldValue.increment(units) },
      ]),
    ),
    ...(isEmpty(seen) ? {} : { seen: incrementsOf(seen) }),
    ...(isEmpty(marks)
      ? {}
      : {
          marks: Object.fromEntries(
            Object.entries(marks).map(([optionId, words]) => [optionId, incrementsOf(words)]),
          ),
        }),
  };
  tx.set(shard, more, { merge: true });
}

function incrementsOf(words: UnitBitmap) {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, FieldValue.increment(value)]),
  );
}

function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
