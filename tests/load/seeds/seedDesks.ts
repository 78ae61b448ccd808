import type { BulkAccreditItem } from '@asamblea/domain';
import type { Visitor } from './seedMember.ts';
import { personOf, seedRoster, seedStaff, unitOf } from './seedRoster.ts';

/** People who come to the door, each with the units they own. */
export interface Arrival {
  readonly personId: string;
  readonly unitIds: readonly string[];
}

export interface DeskHall {
  readonly assemblyId: string;
  readonly cot: string;
  readonly desks: readonly Visitor[];
  /** One unit each; every tenth unit is fought for by two people at two desks. */
  readonly arrivals: readonly Arrival[];
  /** The rows of the bulk: a hundred units each person. */
  readonly crowd: readonly BulkAccreditItem[];
  readonly weightOf: ReadonlyMap<string, number>;
}

export interface DeskPlan {
  readonly desks: number;
  /** Units that come one by one, to all the desks together. */
  readonly single: number;
  readonly bulk: number;
}

const assemblyId = 'banco-mesas';
const unitsEach = 100;

/** An empty hall, and a roster of which everybody is about to arrive. */
export async function seedDesks({ desks, single, bulk }: DeskPlan): Promise<DeskHall> {
  const singles = Array.from({ length: single }, (_, i) => unitOf(i, ownersOf(i)));
  const bulky = Array.from({ length: bulk }, (_, i) =>
    unitOf(single + i, [`muchas-${Math.floor(i / unitsEach)}`]),
  );
  const units = [...singles, ...bulky];
  const people = [...new Set(units.flatMap(({ ownerIds }) => ownerIds))].map((id) => personOf(id));
  await seedRoster(assemblyId, units, people);
  return {
    ...{ assemblyId, cot: assemblyId },
    desks: await seedStaff(assemblyId, desks),
    arrivals: singles.flatMap(({ unitId, ownerIds }) =>
      ownerIds.map((personId) => ({ personId, unitIds: [unitId] })),
    ),
    crowd: bulky.map(({ unitId, ownerIds: [personId = ''] }, i) => ({
      ...{ row: i + 1, unitId, personId, capacity: 'owner' },
    })),
    weightOf: new Map(units.map(({ unitId, weight }) => [unitId, weight])),
  };
}

function ownersOf(i: number): readonly string[] {
  return i % 10 === 0 ? [`dueña-${i}`, `dueño-${i}`] : [`dueña-${i}`];
}
