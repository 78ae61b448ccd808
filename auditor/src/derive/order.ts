import type { EventRecord } from '../read/event.ts';

/**
 * Which of two events came first: by the instant of their commits and, within one, by their numbers. Of those from before
 * there were numbers exits go first, and then the ids decide.
 */
export function byCommit(a: EventRecord, b: EventRecord): number {
  if (a.committed !== b.committed) return a.committed < b.committed ? -1 : 1;
  const difference = numberOf(a) - numberOf(b);
  if (difference !== 0 || a.eventId === b.eventId) return difference;
  return a.eventId < b.eventId ? -1 : 1;
}

function numberOf({ number, kind }: EventRecord): number {
  return number ?? (kind === 'unit-left' ? -1 : 0);
}
