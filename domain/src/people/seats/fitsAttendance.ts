import type { Unit } from '../rosters/unit.ts';
import type { Attendance } from './attendance.ts';

/**
 * Whether a new roster can replace the one in force while people are in the hall: every unit that is
 * present must still be there with the same weight, and an owner who holds it must still own it. A person
 * added at the door answers for it whatever the roster says. Returns the labels of the units that do not fit.
 */
export function unitsThatDoNotFit(
  present: readonly Attendance[],
  units: readonly Unit[],
): readonly string[] {
  const byId = new Map(units.map((unit) => [unit.unitId, unit]));
  return present.filter((held) => !fits(held, byId.get(held.unitId))).map((held) => held.label);
}

function fits(held: Attendance, unit: Unit | undefined): boolean {
  if (unit === undefined || unit.weight !== held.weight) return false;
  return held.capacity !== 'owner' || unit.ownerIds.includes(held.personId);
}
