import { createHash } from 'node:crypto';
import type { Reading } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { recordEvent } from './recordEvent.ts';

interface NotedReading {
  readonly assemblyId: string;
  /** The reader. */
  readonly by: string;
  readonly now: number;
  readonly kind: Reading;
}

const hourMillis = 60 * 60_000;

/**
 * Leaves in the record that somebody read something of the protected area, or took it out: once a member, kind of
 * thing and hour. The code that shows it waits for this, so that nothing is read without its trace. An
 * assembly that is being erased takes no more.
 */
export async function noteReading(asked: NotedReading): Promise<void> {
  const { assemblyId, by, now, kind } = asked;
  const eventId = idOf([by, kind, Math.floor(now / hourMillis)]);
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

/** The same for the same words, in the shape of every other event. */
function idOf(words: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/u, '$1-$2-$3-$4-$5');
}
