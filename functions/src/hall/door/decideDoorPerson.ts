import {
  accept,
  type DecideDoorRequest,
  type DoorAnswer,
  type DoorPerson,
  decideDoor,
  type Outcome,
  type Plan,
} from '@asamblea/domain';
import { getGroups, type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { type OpenHall, readOpenHall } from '../attendance/hallFrame.ts';
import { readLeaving } from '../attendance/leave.ts';

export interface DecidingDoor {
  readonly assemblyId: string;
  readonly by: string;
  readonly byName: string;
  readonly doorId: string;
  readonly request: DecideDoorRequest;
  readonly now: number;
}

/**
 * The chair confirms or refuses whom the desk added. With a refusal the units that the person holds by it
 * leave the hall, also while a vote is open: what they voted before stands, as when the desk lets them out.
 */
export function decideDoorPerson(asked: DecidingDoor): Promise<Outcome<DoorAnswer>> {
  const { assemblyId, by, byName, doorId, request, now } = asked;
  return transact(async (tx) => {
    const reference = peopleDocuments.doorPerson(assemblyId, doorId);
    const [found, hall] = await Promise.all([tx.get(reference), readOpenHall(tx, assemblyId)]);
    const decided = decideDoor(found.data() ?? null, request, { by: byName, at: now });
    if (!decided.ok) return decided;
    const { door, changed } = decided.value;
    const { personId, capacity, state } = door;
    if (!changed) return accept({ doorId, personId, state, left: [] });
    const exit =
      state === 'refused' && hall.ok ? await readExit(tx, asked, door, hall.value) : nobodyLeaves;
    tx.set(reference, door);
    const session = hall.ok ? hall.value.session.session : door.session;
    for (const unitId of door.unitIds) {
      recordEvent(tx, assemblyId, {
        kind: state === 'refused' ? 'door-person-refused' : 'door-person-confirmed',
        by,
        at: now,
        from: 'chair',
        session,
        personId,
        unitId,
        capacity,
        ...(request.reason === '' ? {} : { reason: request.reason }),
      });
    }
    applyPlan(tx, exit);
    return accept({ doorId, personId, state, left: exit.answer });
  });
}

const nobodyLeaves: Plan<readonly string[]> = { answer: [], writes: [] };

/** The units that they hold by that capacity, and by nothing else. */
async function readExit(
  tx: Transaction,
  { assemblyId, by, byName, now }: DecidingDoor,
  { personId, capacity, unitIds }: DoorPerson,
  hall: OpenHall,
): Promise<Plan<readonly string[]>> {
  const attendance = peopleDocuments.attendance(assemblyId, hall.session.session);
  const { seats } = await getGroups(tx, { seats: unitIds.map((id) => attendance.doc(id)) });
  const held = seats.flatMap((seat) =>
    seat?.present === true && seat.personId === personId && seat.capacity === capacity
      ? [seat.unitId]
      : [],
  );
  if (held.length === 0) return nobodyLeaves;
  const desk = { name: byName, timeZone: hall.assembly.timeZone };
  const { answer, writes } = await readLeaving({
    assemblyId,
    by,
    byName,
    now,
    open: { ...hall, desk },
    from: 'chair',
    request: { unitIds: held, personId },
  });
  return {
    answer: answer.flatMap((one) => (one.status === 'done' ? [one.unitId] : [])),
    writes,
  };
}
