import type { AssemblyEvent } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import type { Transaction } from '../platform/firestore.ts';
import { newEventId } from '../platform/ids.ts';

/** Leaves the trace of what the same transaction does. Ids only. */
export function recordEvent(tx: Transaction, assemblyId: string, event: AssemblyEvent): void {
  tx.create(documents.events(assemblyId).doc(newEventId()), event);
}
