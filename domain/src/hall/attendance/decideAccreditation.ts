import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { isLiveProxy, type ProxyGrant } from '../../people/proxies/proxyGrant.ts';
import { headIdOf } from '../../people/rosters/heads.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type {
  Attendance,
  AttendanceMode,
  Capacity,
  RosterCapacity,
} from '../../people/seats/attendance.ts';
import { type DoorPerson, doorOver } from '../../people/seats/doorPerson.ts';
import { type Desk, sayHolder } from '../../people/seats/sayHolder.ts';

export interface Accreditation {
  readonly unit: Unit;
  readonly current: Attendance | null;
  readonly person: { readonly personId: string; readonly name: string };
  readonly capacity: Capacity;
  readonly channel: AttendanceMode;
  readonly proxies: readonly ProxyGrant[];
  /** How the person was added at the door; nobody, where it is not said. */
  readonly doors?: readonly DoorPerson[];
  readonly now: number;
  /** The hour on the sheet, of the paper channel. */
  readonly writtenAt?: number | undefined;
  readonly desk?: Desk;
  /** The proxy under which they come belongs to a representative by law. */
  readonly byLaw?: boolean;
}

/**
 * Accredits one unit to one person. The first desk wins: while somebody holds the unit, anybody else
 * is refused and told who has it. Repeating the same accreditation changes nothing (`changed: false`).
 * An attorney needs an accepted proxy over the unit; an owner must be in the roster; any other capacity
 * needs that the person was added with it at the door and that the chair has not refused it.
 */
export function decideAccreditation(
  asked: Accreditation,
): Outcome<{ readonly attendance: Attendance; readonly changed: boolean }> {
  const { unit, current, person, capacity, channel, now, writtenAt } = asked;
  if (capacity === 'owner' && !unit.ownerIds.includes(person.personId)) {
    return refuse('person-not-owner');
  }
  if (capacity === 'proxy' && !asked.proxies.some((proxy) => represents(proxy, asked))) {
    return refuse('proxy-missing');
  }
  if (!isOfRoster(capacity)) {
    const asking = { personId: person.personId, unitId: unit.unitId, capacity };
    if (doorOver(asked.doors ?? [], asking) === undefined) return refuse('door-not-linked');
  }
  if (current?.present === true) {
    const same = current.personId === person.personId && current.capacity === capacity;
    if (!same) return refuse('unit-held', sayHolder(current, asked.desk?.timeZone));
    return accept({ attendance: current, changed: false });
  }
  if (writtenAt !== undefined && writtenAt > now) return refuse('hour-ahead');
  return accept({
    changed: true,
    attendance: {
      unitId: unit.unitId,
      label: unit.label,
      group: unit.group,
      order: unit.order,
      weight: unit.weight,
      headId: headIdOf(unit),
      inArrears: unit.inArrears,
      personId: person.personId,
      personName: person.name,
      ownerName: unit.ownerNames.join(', '),
      capacity,
      ...(asked.byLaw === true ? { byLaw: true } : {}),
      channel,
      present: true,
      since: now,
      ...(writtenAt === undefined ? {} : { writtenAt }),
      ...signedBy(asked.desk),
    },
  });
}

export function isOfRoster(capacity: Capacity): capacity is RosterCapacity {
  return capacity === 'owner' || capacity === 'proxy';
}

/** A database keeps no field without a value. */
function signedBy(desk: Desk | undefined): Pick<Attendance, 'deskName'> {
  return desk === undefined ? {} : { deskName: desk.name };
}

function represents(proxy: ProxyGrant, { unit, person }: Accreditation): boolean {
  return (
    isLiveProxy(proxy) &&
    proxy.attorneyId === person.personId &&
    proxy.unitIds.includes(unit.unitId)
  );
}
