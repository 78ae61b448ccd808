import type { Instant } from '../calendars/instant.ts';
import { groupBy } from '../lists/groupBy.ts';
import type { EventKind } from './eventKinds.ts';

/** Where an event stands: the commit that wrote it, and its number among the events of that commit. */
export interface InCommit {
  readonly eventId: string;
  readonly kind: EventKind;
  readonly committed: Instant;
  /** The number; events from before they were numbered have none. */
  readonly number?: number;
}

/**
 * The order in which things happened: that of the commits and, within one, of their numbers. Among events
 * without number exits go first, for they made room; then their ids decide, so that every reader finds one
 * order.
 */
export function compareEvents(a: InCommit, b: InCommit): number {
  if (a.committed !== b.committed) return a.committed < b.committed ? -1 : 1;
  const byNumber = numberOf(a) - numberOf(b);
  if (byNumber !== 0 || a.eventId === b.eventId) return byNumber;
  return a.eventId < b.eventId ? -1 : 1;
}

/** Events once each, in the order in which they happened. */
export function inOrder<Event extends InCommit>(events: Iterable<Event>): readonly Event[] {
  const once = new Map<string, Event>();
  for (const event of events) once.set(event.eventId, event);
  return [...once.values()].sort(compareEvents);
}

/**
 * The same, those of one commit together: between two of them there was no instant, so nothing that
 * is counted after each event may be shown but after all of its commit.
 */
export function commitsOf<Event extends InCommit>(
  events: Iterable<Event>,
): readonly (readonly Event[])[] {
  return [...groupBy(inOrder(events), ({ committed }) => committed).values()];
}

function numberOf({ number, kind }: InCommit): number {
  return number ?? (kind === 'unit-left' ? -1 : 0);
}
