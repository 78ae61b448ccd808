import type { DatedEvent } from '../events/datedEvent.ts';
import type { SessionRecord } from './sessionRecord.ts';

/** A unit in the hands of one person, from an entry to the exit or to whoever took it over. */
export interface Stay {
  readonly unitId: string;
  readonly personId: string;
  readonly enteredAt: number;
  readonly entry: DatedEvent;
  /** Null while it stays. */
  readonly exit: DatedEvent | null;
}

/** Who held each unit and when, in the order of the entries. A repeated entry changes nothing. */
export function staysOf(events: readonly DatedEvent[]): readonly Stay[] {
  const open = new Map<string, number>();
  const stays: Stay[] = [];
  const end = (unitId: string, exit: DatedEvent) => {
    const index = open.get(unitId);
    const current = index === undefined ? undefined : stays[index];
    if (index === undefined || current === undefined) return;
    stays[index] = { ...current, exit };
    open.delete(unitId);
  };
  for (const event of events) {
    const { kind, unitId, personId = '' } = event;
    if (unitId === undefined) continue;
    if (kind === 'unit-left') end(unitId, event);
    if (kind !== 'unit-entered') continue;
    const held = stays[open.get(unitId) ?? -1];
    if (held?.personId === personId) continue;
    end(unitId, event);
    open.set(unitId, stays.length);
    stays.push({ unitId, personId, enteredAt: event.at, entry: event, exit: null });
  }
  return stays;
}

/** What everybody is called: owners by the roster, attorneys by their proxies or by the desk. */
export function namesOf(
  record: Pick<SessionRecord, 'units' | 'attendance' | 'attorneys'>,
): ReadonlyMap<string, string> {
  const owners = record.units.flatMap(({ ownerIds, ownerNames }) =>
    ownerIds.map((id, place) => [id, ownerNames[place] ?? ''] as const),
  );
  const holders = record.attendance.map((unit) => [unit.personId, unit.personName] as const);
  return new Map([...record.attorneys, ...holders, ...owners]);
}

/** The weight a unit counts with: what its accreditation recorded, else the roster's. */
export function weightsOf({
  units,
  attendance,
}: Pick<SessionRecord, 'units' | 'attendance'>): ReadonlyMap<string, number> {
  return new Map([...units, ...attendance].map(({ unitId, weight }) => [unitId, weight]));
}

/** In the order of the roster; what is no longer in it goes last. */
export function byOrder(units: SessionRecord['units']) {
  const place = new Map(units.map(({ unitId, order }) => [unitId, order]));
  const placeOf = ({ unitId }: Pick<Stay, 'unitId'>) => place.get(unitId) ?? units.length;
  return (a: Stay, b: Stay) => placeOf(a) - placeOf(b) || a.enteredAt - b.enteredAt;
}
