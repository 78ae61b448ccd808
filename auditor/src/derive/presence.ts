import type { EventRecord } from '../read/event.ts';
import type { MendedRecord, UnitRecord } from '../read/people.ts';
import { byCommit } from './order.ts';

/** The entries and exits of a session, in their order. */
export function movementsOf(
  events: readonly EventRecord[],
  session: number,
): readonly EventRecord[] {
  return events
    .filter((event) => event.session === session && isMovement(event) && event.unitId !== undefined)
    .sort(byCommit);
}

function isMovement({ kind }: EventRecord): boolean {
  return kind === 'unit-entered' || kind === 'unit-left';
}

/** The units present at an instant, its own commits included. */
export function presentAt(movements: readonly EventRecord[], at: string): Set<string> {
  const present = new Set<string>();
  for (const movement of movements) {
    if (movement.committed > at) break;
    move(present, movement);
  }
  return present;
}

/**
 * The units present at the line of a question, with those that a desk without network had written by then and sent later. Of
 * a unit that moved otherwise in between, nothing later is taken back.
 */
export function presentAtLine(movements: readonly EventRecord[], line: string): Set<string> {
  const present = presentAt(movements, line);
  const moved = new Set<string>();
  for (const movement of movements) {
    if (movement.committed <= line) continue;
    const { unitId = '', pressedAt } = movement;
    if (pressedAt === undefined || pressedAt > millisOf(line)) moved.add(unitId);
    else if (!moved.has(unitId)) move(present, movement);
  }
  return present;
}

export function move(present: Set<string>, { kind, unitId = '' }: EventRecord): void {
  if (kind === 'unit-entered') present.add(unitId);
  else present.delete(unitId);
}

/** The roster as it was at an instant: what was mended later is taken back. */
export function unitsAt(
  units: readonly UnitRecord[],
  mended: readonly MendedRecord[],
  at: string,
): readonly UnitRecord[] {
  const before = new Map<string, UnitRecord>();
  for (const one of mended) {
    const { unitId } = one.before;
    if (one.at > at && !before.has(unitId)) before.set(unitId, one.before);
  }
  return units.map((unit) => before.get(unit.unitId) ?? unit);
}

/** The instant that begins a millisecond. */
export function instantOf(millis: number): string {
  const seconds = String(Math.floor(millis / 1000)).padStart(12, '0');
  return `${seconds}.${String((millis % 1000) * 1_000_000).padStart(9, '0')}`;
}

export function millisOf(instant: string): number {
  const [seconds = '0', nanos = '0'] = instant.split('.');
  return Number(seconds) * 1000 + Math.floor(Number(nanos) / 1_000_000);
}
