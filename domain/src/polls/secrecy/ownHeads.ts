import { countHeads } from '../../people/rosters/heads.ts';
import type { RosterCounts } from '../../people/rosters/rosterCounts.ts';
import type { Unit } from '../../people/rosters/unit.ts';

/** Whether each unit of a roster has a head that no other has: then counting units counts heads. */
export function eachOwnHead(units: readonly Pick<Unit, 'unitId' | 'ownerIds'>[]): boolean {
  return countHeads(units) === units.length;
}

/** The same, as the counts of a roster say it. */
export function countsOwnHeads({ everybody }: RosterCounts): boolean {
  return everybody.heads === everybody.units;
}
