import { type Health, healthOf, mergeSigns, type Sign, signKeptMillis } from '@asamblea/domain';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { liveDocuments } from '../projections/liveDocuments.ts';
import { readHeard } from './readHeard.ts';

/** The signs are written once a second: a reader who asks twice as often gets the same answer. */
const sharedMillis = 500;

/**
 * How everything of an assembly is connected, by this server's clock. The signs of the servers are read once
 * for everybody who asks in the same half second: a document for each of the few servers there are.
 */
export async function readHealth(assemblyId: string, now: number): Promise<Health> {
  return healthOf(await readSigns(assemblyId, now), now);
}

/** The signs of an assembly that all the servers heard lately. */
export function readSigns(assemblyId: string, now: number): Promise<ReadonlyMap<string, Sign>> {
  return readSlot(assemblyId, Math.floor(now / sharedMillis));
}

const readSlot = rememberLast(200, async (assemblyId: string, slot: number) => {
  const oldest = slot * sharedMillis - signKeptMillis('projector');
  const { docs } = await liveDocuments.signs(assemblyId).where('at', '>', oldest).get();
  return mergeSigns(docs.map(readHeard));
});
