import { type Instant, instantMillis } from '../calendars/instant.ts';
import type { AssemblyEvent, StoredEvent } from './assemblyEvent.ts';
import { type InCommit, inOrder } from './commitOrder.ts';

/** An event with its id and its place. Here `at` is its commit, which is the instant that counts. */
export interface DatedEvent extends AssemblyEvent, InCommit {
  readonly kind: AssemblyEvent['kind'];
  /** The place in the sealed record and the block that seals it; null while it waits for its seal. */
  readonly sequence: number | null;
  readonly seal: number | null;
}

/** An event as it was read. */
export interface FoundEvent {
  readonly eventId: string;
  readonly event: StoredEvent;
  /** When the database says that its document was written. */
  readonly written: Instant;
}

/**
 * Events however they were read, once each and in their order. A sealed event says itself when it was
 * committed: its document may have been written again since, from a backup.
 */
export function dateEvents(found: readonly FoundEvent[]): readonly DatedEvent[] {
  return inOrder(found.map(dateEvent));
}

function dateEvent({ eventId, event, written }: FoundEvent): DatedEvent {
  const { salt: _salt, sequence = null, committed = written, ...told } = event;
  return { ...told, sequence, eventId, committed, at: instantMillis(committed) };
}
