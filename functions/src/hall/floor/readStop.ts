import {
  type Assembly,
  emptyFloor,
  endTurn,
  eventAt,
  type Floor,
  hideInquiry,
  type LiveRoom,
  liveRoomOf,
  setAt,
  type Write,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { placeOf } from '../../kernel/plans/applyPlan.ts';
import type { FloorAction } from './changeFloor.ts';

type InSession = Pick<Assembly, 'cot' | 'activeSession'>;

/**
 * The effect of a stopped session on the floor: the speaker stops, the question on screen leaves it, and the
 * record says so. Those who wait stay. Answers what writes it.
 */
export async function readStop(
  tx: Transaction,
  action: FloorAction,
  assembly: InSession,
): Promise<readonly Write[]> {
  const read = await readFloor(tx, action.assemblyId, assembly);
  if (read === null) return [];
  const { floor } = read;
  const ended =
    floor.speaking === null ? { floor, events: [] } : endTurn(floor, floor.speaking.turnId);
  const { floor: next, events: hidden } = hideInquiry(ended.floor, null);
  const events = [...ended.events, ...hidden];
  return floorWrites(action, assembly, { ...read, next, events, pointId: null });
}

/**
 * The effect of another point on the screen: a question in writing belonged to the one before. Answers what
 * writes it.
 */
export async function readPointLeft(
  tx: Transaction,
  action: FloorAction,
  assembly: InSession,
  pointId: string | null,
): Promise<readonly Write[]> {
  const read = await readFloor(tx, action.assemblyId, assembly);
  if (read === null) return [];
  const { floor: next, events } = hideInquiry(read.floor, null);
  return floorWrites(action, assembly, { ...read, next, events, pointId });
}

interface FloorRead {
  readonly floor: Floor;
  /** The room as it is shown. */
  readonly shown: LiveRoom | null;
}

/** Null while nobody asked for anything. */
async function readFloor(
  tx: Transaction,
  assemblyId: string,
  { cot, activeSession }: InSession,
): Promise<FloorRead | null> {
  const [found, shown] = await Promise.all([
    tx.get(hallDocuments.floor(assemblyId, activeSession)),
    tx.get(hallDocuments.liveRoom(cot)),
  ]);
  const floor = found.data();
  return floor === undefined ? null : { floor, shown: shown.data() ?? null };
}

interface FloorMove extends Pick<FloorRead, 'shown'> {
  readonly next: Floor;
  readonly events: ReturnType<typeof hideInquiry>['events'];
  readonly pointId: string | null;
}

/** Where nothing happened nothing is written. */
function floorWrites(
  { assemblyId, by, now }: FloorAction,
  { cot, activeSession }: InSession,
  { next, events, pointId, shown }: FloorMove,
): readonly Write[] {
  if (events.length === 0) return [];
  const session = activeSession;
  return [
    setAt(placeOf(hallDocuments.floor(assemblyId, session)), next),
    setAt(placeOf(hallDocuments.liveRoom(cot)), liveRoomOf(next, pointId, shown, now)),
    ...events.map((event) =>
      eventAt(assemblyId, { ...event, by, at: now, from: 'chair', session }),
    ),
  ];
}

/** The room of another session, where nobody waits yet; the video stays. Answers what writes it. */
export async function readNewRoom(
  tx: Transaction,
  cot: string,
  session: number,
  now: number,
): Promise<readonly Write[]> {
  const room = hallDocuments.liveRoom(cot);
  const shown = (await tx.get(room)).data();
  if (shown === undefined) return [];
  return [setAt(placeOf(room), liveRoomOf(emptyFloor(session), null, shown, now))];
}
