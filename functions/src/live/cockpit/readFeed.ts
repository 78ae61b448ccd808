import { feedRows, isOfFeed, type RecordRow } from '@asamblea/domain';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { readNewest } from '../../meeting/events/readRecord.ts';

/** Requests within the same three seconds get the same answer. */
const sharedMillis = 3_000;

/** The latest events of the hall, newest first. */
export function readFeed(assemblyId: string, now: number): Promise<readonly RecordRow[]> {
  return readShared(assemblyId, Math.floor(now / sharedMillis));
}

const readShared = rememberLast(100, async (assemblyId: string, _slot: number) => {
  const { rows } = await readNewest(assemblyId, feedRows, ({ kind }) => isOfFeed(kind));
  return rows;
});
