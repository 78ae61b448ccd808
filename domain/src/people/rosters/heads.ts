import type { Unit } from './unit.ts';

/** A head: units with an identical set of owners count as one voter under a rule by heads. */
export function headIdOf(unit: Pick<Unit, 'unitId' | 'ownerIds'>): string {
  if (unit.ownerIds.length === 0) return `unit:${unit.unitId}`;
  return [...unit.ownerIds].sort().join('+');
}

/** The owners of the units of a head; none, where the roster does not say. */
export function ownersOfHead(headId: string): readonly string[] {
  return headId.startsWith('unit:') ? [] : headId.split('+');
}

/** How many owners there are, by the sets of people who own. */
export function countHeads(units: readonly Pick<Unit, 'unitId' | 'ownerIds'>[]): number {
  return new Set(units.map(headIdOf)).size;
}
