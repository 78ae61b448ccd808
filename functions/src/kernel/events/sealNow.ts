import { eventsABlock } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { attempt } from '../platform/reportProblem.ts';
import { readWaiting } from './readWaiting.ts';
import { sealOneBlock } from './sealEvents.ts';

/**
 * Seals what waits in one assembly, without waiting for the clock: what is shown next is under the seal that goes
 * with it. A block at most, so that nobody waits long for it; what is left, or fails, is the clock's.
 */
export async function sealNow(assemblyId: string, now: number): Promise<void> {
  await attempt('events not sealed', async () => {
    const waiting = await readWaiting(documents.events(assemblyId));
    const ids = (waiting.get(assemblyId) ?? []).slice(0, eventsABlock).map((one) => one.eventId);
    if (ids.length > 0) await sealOneBlock(assemblyId, ids, now);
  });
}
