import type { Weight } from '../../kernel/weights/weight.ts';
import type { Exclusions } from '../../laws/rules/rule.ts';
import { headIdOf } from './heads.ts';
import type { Unit } from './unit.ts';

/** Some units in each scope that a quorum may count. */
export interface ScopeCounts {
  readonly weight: Weight;
  readonly units: number;
  readonly heads: number;
}

/**
 * The people a quorum counts: everybody, the units that owe nothing, or the units of the owners none of whose
 * units owes.
 */
export const admissions = ['everybody', 'clearUnits', 'clearOwners'] as const;
export type Admission = (typeof admissions)[number];

export type RosterCounts = Readonly<Record<Admission, ScopeCounts>>;

type CountedUnit = Pick<Unit, 'unitId' | 'ownerIds' | 'weight' | 'inArrears'>;

export function admissionOf({ quorum, reach }: Pick<Exclusions, 'quorum' | 'reach'>): Admission {
  if (!quorum.includes('arrears')) return 'everybody';
  return reach === 'owner' ? 'clearOwners' : 'clearUnits';
}

export function countRoster(units: readonly CountedUnit[]): RosterCounts {
  const owing = owingHeads(units);
  const count = (admits: (unit: CountedUnit) => boolean): ScopeCounts => {
    const counted = units.filter(admits);
    return {
      weight: counted.reduce((sum, { weight }) => sum + weight, 0),
      units: counted.length,
      heads: new Set(counted.map(headIdOf)).size,
    };
  };
  return {
    everybody: count(() => true),
    clearUnits: count(({ inArrears }) => !inArrears),
    clearOwners: count((unit) => !owing.has(headIdOf(unit))),
  };
}

/** The heads with a unit in debt. */
export function owingHeads(units: readonly CountedUnit[]): ReadonlySet<string> {
  return new Set(units.filter(({ inArrears }) => inArrears).map(headIdOf));
}

/**
 * The counts once some units changed. A head adds to them whatever the others are, so it is enough to
 * know every unit of the heads concerned, as they were and as they are.
 */
export function changeCounts(
  counts: RosterCounts,
  before: readonly CountedUnit[],
  after: readonly CountedUnit[],
): RosterCounts {
  const [out, into] = [countRoster(before), countRoster(after)];
  const change = (which: Admission): ScopeCounts => ({
    weight: counts[which].weight - out[which].weight + into[which].weight,
    units: counts[which].units - out[which].units + into[which].units,
    heads: counts[which].heads - out[which].heads + into[which].heads,
  });
  return {
    everybody: change('everybody'),
    clearUnits: change('clearUnits'),
    clearOwners: change('clearOwners'),
  };
}
