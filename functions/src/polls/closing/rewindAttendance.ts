import { type Attendance, type EventKind, type Instant, instantOf } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Timestamp } from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';

/** Clocks of different servers may differ by this much. */
const clockSkewMillis = 60_000;

/**
 * The units present at a past instant, from the present attendance and its events: the first movement of a
 * unit after the instant tells its state before. Events are dated by their commit.
 */
export async function rewindAttendance(
  assemblyId: string,
  attendance: readonly Attendance[],
  instant: Timestamp,
): Promise<readonly Attendance[]> {
  const since = instant.toMillis() - clockSkewMillis;
  const then = instantOf(instant);
  return Promise.all(
    attendance.map(async (unit) => {
      if (unit.since < since) return unit;
      const present = await wasPresent(assemblyId, unit.unitId, then);
      return present === null ? unit : { ...unit, present };
    }),
  );
}

/** Null when the unit has not moved since. One that passed from hand to hand was there all along. */
async function wasPresent(
  assemblyId: string,
  unitId: string,
  then: Instant,
): Promise<boolean | null> {
  const events = await documents.events(assemblyId).where('unitId', '==', unitId).get();
  const first = datedEvents(events.docs).find(
    ({ committed, kind }) => committed > then && moving.has(kind),
  );
  return first === undefined ? null : first.kind !== 'unit-entered';
}

/** A unit that was mended in the roster, or changed its channel, did not move. */
const moving: ReadonlySet<EventKind> = new Set(['unit-entered', 'unit-left', 'unit-transferred']);
