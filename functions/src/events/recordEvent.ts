import type { AssemblyEvent } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import type { Transaction } from '../platform/firestore.ts';
import { newEventId } from '../platform/ids.ts';

/**
 * Leaves the trace of what the same transaction does. Ids only. It waits unsealed for the clock to
 * give it its place in the record.
 */
export function recordEvent(
  tx: Transaction,
  assemblyId: string,
  event: AssemblyEvent,
  eventId = newEventId(),
): void {
  tx.create(documents.events(assemblyId).doc(eventId), { ...event, seal: null });
}
