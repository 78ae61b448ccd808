import { addCounts, type Count, nothing, type Unit } from '@asamblea/domain';

export interface UnitGroup extends Count {
  readonly name: string;
}

/** Units and weight of each tower, block or section, in the roster's own order. */
export function groupUnits(units: readonly Unit[]): readonly UnitGroup[] {
  const counts = new Map<string, Count>();
  for (const { group, weight } of [...units].sort((a, b) => a.order - b.order)) {
    counts.set(group, addCounts(counts.get(group) ?? nothing, { weight, units: 1 }));
  }
  return [...counts].map(([name, count]) => ({ name, ...count }));
}
