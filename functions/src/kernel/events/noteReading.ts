import type { LoggedReading } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { hourlyEventId } from './hourlyEventId.ts';
import { recordEvent } from './recordEvent.ts';

interface NotedReading {
  readonly assemblyId: string;
  /** The reader. */
  readonly by: string;
  readonly now: number;
  readonly kind: LoggedReading;
}

/**
 * Leaves in the record that somebody read something of the protected area, or took it out: once a member, kind of
 * thing and hour. The code that shows it waits for this, so that nothing is read without its trace. An
 * assembly that is being erased takes no more.
 */
export async function noteReading(asked: NotedReading): Promise<void> {
  const { assemblyId, by, now, kind } = asked;
  const eventId = hourlyEventId([by, kind], now);
  await transact(async (tx) => {
    const [assembly, known] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      tx.get(documents.events(assemblyId).doc(eventId)),
    ]);
    const fields = assembly.data();
    if (known.exists || fields === undefined || fields.discardedAt !== undefined) return;
    recordEvent(tx, assemblyId, { kind, by, at: now }, eventId);
  });
}
