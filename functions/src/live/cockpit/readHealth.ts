import { type Health, healthOf, mergeSigns, type Sign, signKeptMillis } from '@asamblea/domain';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { liveDocuments } from '../projections/liveDocuments.ts';
import { readHeard } from './readHeard.ts';

/** What is heard is written once a second: who asks twice as often is answered the same. */
const sharedMillis = 500;

/**
 * How everything of an assembly is connected, by this server's clock. What the servers heard is read once
 * for everybody who asks in the same half second: a document for each of the few servers there are.
 */
export async function readHealth(assemblyId: string, now: number): Promise<Health> {
  return healthOf(await readSigns(assemblyId, now), now);
}

/** What all the servers heard lately of an assembly. */
export function readSigns(assemblyId: string, now: number): Promise<ReadonlyMap<string, Sign>> {
  return readSlot(assemblyId, Math.floor(now / sharedMillis));
}

const readSlot = rememberLast(200, async (assemblyId: string, slot: number) => {
  const oldest = slot * sharedMillis - signKeptMillis('projector');
  const { docs } = await liveDocuments.signs(assemblyId).where('at', '>', oldest).get();
  return mergeSigns(docs.map(readHeard));
});
