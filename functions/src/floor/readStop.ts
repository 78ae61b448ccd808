import { type Assembly, emptyFloor, endTurn, liveRoomOf } from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { FloorAction } from './changeFloor.ts';

/**
 * What a session that stops does to the floor: whoever has it stops speaking, and the record says so. Those
 * who wait stay. Answers the writing, for after everything was read.
 */
export async function readStop(
  tx: Transaction,
  { assemblyId, by, now }: FloorAction,
  assembly: Pick<Assembly, 'cot' | 'activeSession'>,
): Promise<() => void> {
  const number = assembly.activeSession;
  const reference = documents.floor(assemblyId, number);
  const room = documents.liveRoom(assembly.cot);
  const [found, shown] = await Promise.all([tx.get(reference), tx.get(room)]);
  const floor = found.data();
  if (floor === undefined || floor.speaking === null) return () => undefined;
  const { floor: next, events } = endTurn(floor, floor.speaking.turnId);
  return () => {
    tx.set(reference, next);
    tx.set(room, liveRoomOf(next, null, shown.data() ?? null, now));
    for (const event of events) {
      recordEvent(tx, assemblyId, { ...event, by, at: now, from: 'chair', session: number });
    }
  };
}

/** The room of another session, where nobody waits yet; the video stays. Answers the writing. */
export async function readNewRoom(
  tx: Transaction,
  cot: string,
  session: number,
  now: number,
): Promise<() => void> {
  const room = documents.liveRoom(cot);
  const shown = (await tx.get(room)).data();
  if (shown === undefined) return () => undefined;
  return () => {
    tx.set(room, liveRoomOf(emptyFloor(session), null, shown, now));
  };
}
