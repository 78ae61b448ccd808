import type { Instant } from '../../kernel/calendars/instant.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import { unitsBefore } from '../../meeting/quorum/hallAt.ts';
import type { SessionRecord } from './sessionRecord.ts';

/** A unit in the hands of one person, from an entry to the exit or to the person who took it over. */
export interface Stay {
  readonly unitId: string;
  readonly personId: string;
  readonly enteredAt: number;
  readonly entry: DatedEvent;
  /** Null while it stays. */
  readonly exit: DatedEvent | null;
  /** The unit came from another person and not from outside: it was there already. */
  readonly tookOver: boolean;
  /** The unit went on to another person: it is still there. */
  readonly handedOver: boolean;
  /** Nobody answered for the unit later. */
  readonly isLast: boolean;
}

/**
 * The holders of each unit and their times, in the order of the entries. A repeated entry changes nothing.
 * A person who leaves in the commit in which another comes for the unit hands it over: at no instant was it
 * out.
 */
export function staysOf(events: readonly DatedEvent[]): readonly Stay[] {
  const last = new Map<string, number>();
  const stays: Stay[] = [];
  for (const event of events) {
    const { kind, unitId, personId = '' } = event;
    if (unitId === undefined || !moving.includes(kind)) continue;
    const index = last.get(unitId) ?? stays.length;
    const before = stays[index];
    const held = before?.exit === null;
    if (kind === 'unit-left') {
      if (held) stays[index] = { ...before, exit: event };
      continue;
    }
    // A unit that nobody holds passes to nobody: who comes for it enters.
    if (held ? before.personId === personId : kind === 'unit-transferred') continue;
    const tookOver = held || before?.exit?.committed === event.committed;
    if (before !== undefined) {
      const { exit } = before;
      stays[index] = { ...before, exit: exit ?? event, handedOver: tookOver, isLast: false };
    }
    last.set(unitId, stays.length);
    stays.push({
      unitId,
      personId,
      enteredAt: event.at,
      entry: event,
      exit: null,
      tookOver,
      handedOver: false,
      isLast: true,
    });
  }
  return stays;
}

const moving: readonly EventKind[] = ['unit-entered', 'unit-left', 'unit-transferred'];

/** The names of everybody: owners by the roster, attorneys by their proxies or by the desk, and added people, at the door. */
export function namesOf(
  record: Pick<SessionRecord, 'units' | 'attendance' | 'attorneys' | 'doors'>,
): ReadonlyMap<string, string> {
  const owners = record.units.flatMap(({ ownerIds, ownerNames }) =>
    ownerIds.map((id, place) => [id, ownerNames[place] ?? ''] as const),
  );
  const holders = record.attendance.map((unit) => [unit.personId, unit.personName] as const);
  const added = (record.doors ?? []).map(({ personId, name }) => [personId, name] as const);
  return new Map([...record.attorneys, ...added, ...holders, ...owners]);
}

/** The weight a unit counts with: what its accreditation recorded, else the roster's. */
export function weightsOf({ units, attendance }: Weighed): ReadonlyMap<string, number> {
  return new Map([...units, ...attendance].map(({ unitId, weight }) => [unitId, weight]));
}

type Weighed = Readonly<
  Record<'units' | 'attendance', readonly { readonly unitId: string; readonly weight: number }[]>
>;

/** The same when somebody came in or left, before it was mended. */
export function weigherOf(record: SessionRecord): (unitId: string, moment: Instant) => number {
  const weights = weightsOf(record);
  return (unitId, moment) =>
    unitsBefore(record.mended, moment).get(unitId)?.weight ?? weights.get(unitId) ?? 0;
}

/** In the order of the roster; what is no longer in it goes last. */
export function byOrder(units: SessionRecord['units']) {
  const place = new Map(units.map(({ unitId, order }) => [unitId, order]));
  const placeOf = ({ unitId }: Pick<Stay, 'unitId'>) => place.get(unitId) ?? units.length;
  return (a: Stay, b: Stay) => placeOf(a) - placeOf(b) || a.enteredAt - b.enteredAt;
}
