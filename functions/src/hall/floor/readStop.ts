import { type Assembly, emptyFloor, endTurn, hideInquiry, liveRoomOf } from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import type { FloorAction } from './changeFloor.ts';

/**
 * What a session that stops does to the floor: whoever has it stops speaking, what is on screen leaves it, and the
 * record says so. Those who wait stay. Answers the writing, for after everything was read.
 */
export async function readStop(
  tx: Transaction,
  { assemblyId, by, now }: FloorAction,
  assembly: Pick<Assembly, 'cot' | 'activeSession'>,
): Promise<() => void> {
  const number = assembly.activeSession;
  const reference = hallDocuments.floor(assemblyId, number);
  const room = hallDocuments.liveRoom(assembly.cot);
  const [found, shown] = await Promise.all([tx.get(reference), tx.get(room)]);
  const floor = found.data();
  if (floor === undefined) return () => undefined;
  const ended =
    floor.speaking === null ? { floor, events: [] } : endTurn(floor, floor.speaking.turnId);
  const { floor: next, events: hidden } = hideInquiry(ended.floor, null);
  const events = [...ended.events, ...hidden];
  if (events.length === 0) return () => undefined;
  return () => {
    tx.set(reference, next);
    tx.set(room, liveRoomOf(next, null, shown.data() ?? null, now));
    for (const event of events) {
      recordEvent(tx, assemblyId, { ...event, by, at: now, from: 'chair', session: number });
    }
  };
}

/** What another point does to the screen: a question in writing was of the one before. Answers the writing. */
export async function readPointLeft(
  tx: Transaction,
  { assemblyId, by, now }: FloorAction,
  { cot, activeSession }: Pick<Assembly, 'cot' | 'activeSession'>,
  pointId: string | null,
): Promise<() => void> {
  const reference = hallDocuments.floor(assemblyId, activeSession);
  const room = hallDocuments.liveRoom(cot);
  const [found, shown] = await Promise.all([tx.get(reference), tx.get(room)]);
  const floor = found.data();
  if (floor === undefined) return () => undefined;
  const { floor: next, events } = hideInquiry(floor, null);
  if (events.length === 0) return () => undefined;
  return () => {
    tx.set(reference, next);
    tx.set(room, liveRoomOf(next, pointId, shown.data() ?? null, now));
    for (const event of events) {
      recordEvent(tx, assemblyId, { ...event, by, at: now, from: 'chair', session: activeSession });
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
  const room = hallDocuments.liveRoom(cot);
  const shown = (await tx.get(room)).data();
  if (shown === undefined) return () => undefined;
  return () => {
    tx.set(room, liveRoomOf(emptyFloor(session), null, shown, now));
  };
}
