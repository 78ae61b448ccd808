import {
  type DocumentReference,
  isAlreadyExists,
  Timestamp,
} from '../../kernel/platform/firestore.ts';
import type { Tick } from './liveDocuments.ts';

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
    rememberOwner(tick.path, owner);
    return true;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const found = (await tick.get()).data()?.owner;
    if (found !== undefined) rememberOwner(tick.path, found);
    return found === owner;
  }
}

/** Owners this instance has seen: a tick never changes hands, so a burst asks the database once. */
const owners = new Map<string, string>();
const ownersAtMost = 1_000;

export function isTakenByAnother(tickPath: string, eventId: string): boolean {
  const owner = owners.get(tickPath);
  return owner !== undefined && owner !== eventId;
}

/** What happened in this tick is shown, all of it: no later event of it has anything to do. */
export function rememberShown(tickPath: string): void {
  rememberOwner(tickPath, '');
}

function rememberOwner(tickPath: string, owner: string): void {
  if (owners.size >= ownersAtMost) owners.clear();
  owners.set(tickPath, owner);
}

/** Once its refresh is shown nobody asks for the tick again. */
export async function releaseTick(tick: DocumentReference<Tick>): Promise<void> {
  await tick.delete();
}
