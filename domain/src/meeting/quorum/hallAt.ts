import type { Instant } from '../../kernel/calendars/instant.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { RollSources } from './rollOf.ts';

/** A unit of the roster in force that was mended in place, as it was until then. */
export interface MendedUnit {
  readonly at: Instant;
  readonly before: Unit;
}

/** A hall with what its roster was before it was mended, the oldest first; not said: it never was. */
interface KnownHall<U, Seat> {
  readonly units: readonly U[];
  readonly attendance: readonly Seat[];
  readonly mended?: readonly MendedUnit[];
}

/** The units that were mended after a moment, as they were at it. */
export function unitsBefore(
  mended: readonly MendedUnit[] = [],
  moment: Instant,
): ReadonlyMap<string, Unit> {
  const before = new Map<string, Unit>();
  for (const one of mended) {
    const { unitId } = one.before;
    if (one.at > moment && !before.has(unitId)) before.set(unitId, one.before);
  }
  return before;
}

/**
 * The hall of a moment, with those who were there: a coefficient or a debt that was mended since does not
 * change what everybody saw then. A roster that came whole since is not taken back.
 */
export function hallAt<U extends RollSources['units'][number]>(
  { units, attendance, mended }: KnownHall<U, RollSources['attendance'][number]>,
  present: ReadonlySet<string>,
  moment: Instant,
): Pick<RollSources, 'units' | 'attendance'> {
  const before = unitsBefore(mended, moment);
  return {
    units: units.map((unit) => before.get(unit.unitId) ?? unit),
    attendance: attendance.map(({ unitId, weight }) => ({
      unitId,
      weight: before.get(unitId)?.weight ?? weight,
      present: present.has(unitId),
    })),
  };
}
