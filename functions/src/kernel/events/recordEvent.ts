import type { AssemblyEvent, StoredEvent } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import type { DocumentReference } from '../database/firestore.ts';
import { newEventId } from '../platform/ids.ts';

/** A transaction, or a batch of writes that happen all or none. */
interface Writing {
  create(reference: DocumentReference<StoredEvent>, event: StoredEvent): unknown;
}

/** How many events each transaction has left. Each attempt of one is another transaction. */
const recorded = new WeakMap<Writing, number>();

/**
 * Records the event of the same transaction. Ids only. All events of a transaction share the instant of its
 * commit: the number tells their order, so the person who makes room is recorded before the one who takes it.
 * It waits unsealed for the clock to give it its place in the record.
 */
export function recordEvent(
  tx: Writing,
  assemblyId: string,
  event: AssemblyEvent,
  eventId = newEventId(),
): void {
  const number = (recorded.get(tx) ?? 0) + 1;
  recorded.set(tx, number);
  tx.create(documents.events(assemblyId).doc(eventId), { ...event, number, seal: null });
}
