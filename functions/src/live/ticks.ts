import type { Tick } from '../platform/documents.ts';
import { type DocumentReference, isAlreadyExists, Timestamp } from '../platform/firestore.ts';

/** The database may forget a tick this long after its end; the sweep has healed it long before. */
const keptMillis = 24 * 60 * 60 * 1000;

/** Whether this event owns the tick: it created it now, or when it was delivered before. */
export async function claimTick(
  tick: DocumentReference<Tick>,
  owner: string,
  endsAt: number,
): Promise<boolean> {
  try {
    await tick.create({ owner, endsAt, ttl: Timestamp.fromMillis(endsAt + keptMillis) });
    return true;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    return (await tick.get()).data()?.owner === owner;
  }
}

/** Once its refresh is shown nobody asks for the tick again. */
export async function releaseTick(tick: DocumentReference<Tick>): Promise<void> {
  await tick.delete();
}
