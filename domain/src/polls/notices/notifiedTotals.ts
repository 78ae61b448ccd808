import { addCounts, type Count, nothing } from '../../kernel/weights/weight.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { type NotifiedMeans, notifiedMeans } from './notifiedMeans.ts';
import { isNotified, type NotifiedRow } from './notifiedTable.ts';

/** The number notified, by people and by their units. */
export interface NotifiedTotals {
  readonly people: { readonly told: number; readonly untold: number };
  /** Units of which every owner was told. */
  readonly told: Count;
  /** Of which some owners were told and others were not. */
  readonly partly: Count;
  readonly untold: Count;
  /** Without anybody to tell by the roster; not among the others. */
  readonly ownerless: Count;
  /** By each means; who was told by two is in both. */
  readonly byMeans: Readonly<Record<NotifiedMeans, { readonly people: number } & Count>>;
}

/** The figures of a table. The four counts of units sum the roster. */
export function notifiedTotals(
  rows: readonly NotifiedRow[],
  units: readonly Unit[],
): NotifiedTotals {
  const current = rows.filter(({ isGone }) => !isGone);
  const told = new Set(current.filter(isNotified).map(({ personId }) => personId));
  const sums = { told: nothing, partly: nothing, untold: nothing, ownerless: nothing };
  for (const { ownerIds, weight } of units) {
    const reached = ownerIds.filter((personId) => told.has(personId)).length;
    const key = standingOf(reached, ownerIds.length);
    sums[key] = addCounts(sums[key], { weight, units: 1 });
  }
  const people = { told: told.size, untold: current.length - told.size };
  return { ...sums, people, byMeans: countMeans(current, units) };
}

function standingOf(reached: number, owners: number) {
  if (owners === 0) return 'ownerless';
  if (reached === 0) return 'untold';
  return reached === owners ? 'told' : 'partly';
}

function countMeans(rows: readonly NotifiedRow[], units: readonly Unit[]) {
  const weights = new Map(units.map(({ unitId, weight }) => [unitId, weight]));
  const entries = notifiedMeans.map((means) => {
    const reached = rows.filter(({ told }) => told.some((one) => one.means === means));
    const unitIds = new Set(reached.flatMap((row) => row.unitIds));
    const weight = [...unitIds].reduce((sum, unitId) => sum + (weights.get(unitId) ?? 0), 0);
    return [means, { people: reached.length, units: unitIds.size, weight }] as const;
  });
  return Object.fromEntries(entries) as NotifiedTotals['byMeans'];
}
