import { groupBy } from '../../kernel/lists/groupBy.ts';
import { headIdOf } from '../rosters/heads.ts';
import type { Unit } from '../rosters/unit.ts';

type OwnedUnit = Pick<Unit, 'unitId' | 'label' | 'ownerIds' | 'inArrears'>;

/** A unit whose debt changes or stays. */
export interface DebtChange {
  readonly label: string;
  /** The amount owed; null where nothing is owed or the list does not say. */
  readonly amount: string | null;
  /** Other units of the same owner: those that lose the vote with it, or for which it goes on without one. */
  readonly mates: readonly string[];
}

/** Of an owner with more, the first; their number is told in words. */
const matesShown = 6;

/**
 * The change of each of some units. Where a debt reaches all units of its owner, the units that it takes
 * along are named beside the one that begins to owe, and those still owed for beside the one that stops.
 */
export function debtChanges(
  changed: readonly OwnedUnit[],
  units: readonly OwnedUnit[],
  debtors: ReadonlyMap<string, string | null>,
  reachesOwner: boolean,
): readonly DebtChange[] {
  const heads = reachesOwner ? groupBy(units, headIdOf) : new Map<string, OwnedUnit[]>();
  return changed.map((unit) => {
    const owes = debtors.has(unit.unitId);
    const mates = (heads.get(headIdOf(unit)) ?? []).filter(
      ({ unitId }) => unitId !== unit.unitId && debtors.has(unitId) !== owes,
    );
    return {
      label: unit.label,
      amount: debtors.get(unit.unitId) ?? null,
      mates: sayFirst(mates.map(({ label }) => label)),
    };
  });
}

function sayFirst(labels: readonly string[]): readonly string[] {
  const more = labels.length - matesShown;
  return more > 1 ? [...labels.slice(0, matesShown), `${more} más`] : labels;
}
