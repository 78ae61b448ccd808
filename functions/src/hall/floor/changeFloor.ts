import {
  type Assembly,
  type AssemblySession,
  accept,
  type EventOrigin,
  emptyFloor,
  type Floor,
  type FloorChange,
  type LiveRoom,
  liveRoomOf,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';

export interface FloorAction {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
}

interface FloorWork extends FloorAction {
  readonly from: EventOrigin;
  /** Speaking is asked for and given only while the session is open; what was begun may be ended always. */
  readonly needsOpen: boolean;
}

/** The queue as a transaction found it, and the session that it is of. */
export interface FloorFound {
  readonly assembly: Assembly;
  readonly session: AssemblySession;
  readonly floor: Floor;
}

/**
 * Changes the queue to speak and, in the same transaction, what the rooms and the projector see of it.
 * Presses at the same time take turns; one that changes nothing writes nothing.
 */
export function changeFloor(
  { assemblyId, by, now, from, needsOpen }: FloorWork,
  decide: (
    tx: Transaction,
    found: FloorFound,
  ) => Outcome<FloorChange> | Promise<Outcome<FloorChange>>,
): Promise<Outcome<Floor>> {
  return transact(async (tx) => {
    const found = await readFloor(tx, assemblyId);
    if (!found.ok) return found;
    const { assembly, session } = found.value;
    if (needsOpen && session.state !== 'open') return refuse('session-not-open');
    const shown = hallDocuments.liveRoom(assembly.cot);
    const before: LiveRoom | null = (await tx.get(shown)).data() ?? null;
    const decided = await decide(tx, found.value);
    if (!decided.ok) return decided;
    const { floor: next, events } = decided.value;
    if (events.length === 0) return accept(next);
    tx.set(hallDocuments.floor(assemblyId, session.session), next);
    tx.set(shown, liveRoomOf(next, session.point?.pointId ?? null, before, now));
    for (const event of events) {
      recordEvent(tx, assemblyId, { ...event, by, at: now, from, session: session.session });
    }
    return accept(next);
  });
}

/** The queue of the session under way, which is empty until somebody asks. */
export async function readFloor(tx: Transaction, assemblyId: string): Promise<Outcome<FloorFound>> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const number = assembly.activeSession;
  const [session, floor] = await Promise.all([
    tx.get(documents.session(assemblyId, number)),
    tx.get(hallDocuments.floor(assemblyId, number)),
  ]);
  const current = session.data();
  if (current === undefined) return refuse('session-not-open');
  return accept({ assembly, session: current, floor: floor.data() ?? emptyFloor(number) });
}
