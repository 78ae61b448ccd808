import type { Capacity, ProxyGrant, Unit } from '@asamblea/domain';

/** Somebody at the door, with the units they take. */
export interface Arrival {
  readonly personId: string;
  readonly capacity: Capacity;
  readonly unitIds: readonly string[];
}

interface Hall {
  readonly units: readonly Unit[];
  readonly proxies: readonly ProxyGrant[];
  /** People who are there whatever happens, by id. */
  readonly certain: readonly string[];
  /** Labels that stay free for somebody to accredit by hand. */
  readonly absent: readonly string[];
  /** Hundredths of the total weight to have in the hall. */
  readonly percent: number;
}

/**
 * The people already in the hall when the demonstration begins, the same on every machine: the certain ones,
 * every other attorney, and owners from all over the building until the weight is reached.
 */
export function planHall({ units, proxies, certain, absent, percent }: Hall): readonly Arrival[] {
  const stayOut = new Set(units.filter((u) => absent.includes(u.label)).flatMap((u) => u.ownerIds));
  const mayCome = ({ personId }: Arrival) => personId !== '' && !stayOut.has(personId);
  const isCertain = ({ personId }: Arrival) => certain.includes(personId);
  const attorneys = attorneysAmong(proxies).filter(mayCome);
  const owners = ownersAmong(units, proxies).filter(mayCome);
  const queue = [
    ...[...attorneys, ...owners].filter(isCertain),
    ...oddPlaces(attorneys.filter((arrival) => !isCertain(arrival))),
    ...oddFirst(owners.filter((arrival) => !isCertain(arrival))),
  ];
  return untilWeight(queue, units, percent);
}

function attorneysAmong(proxies: readonly ProxyGrant[]): readonly Arrival[] {
  const granted = Map.groupBy(proxies, (proxy) => proxy.attorneyId);
  return [...granted].map(([personId, own]) => ({
    personId,
    capacity: 'proxy',
    unitIds: own.flatMap((proxy) => proxy.unitIds),
  }));
}

/** Nobody comes for a unit that somebody else represents. */
function ownersAmong(units: readonly Unit[], proxies: readonly ProxyGrant[]): readonly Arrival[] {
  const represented = new Set(proxies.flatMap((proxy) => proxy.unitIds));
  const free = units.filter((unit) => !represented.has(unit.unitId));
  return [...Map.groupBy(free, (unit) => unit.ownerIds[0] ?? '')].map(([personId, own]) => ({
    personId,
    capacity: 'owner',
    unitIds: own.map((unit) => unit.unitId),
  }));
}

function oddPlaces<T>(list: readonly T[]): readonly T[] {
  return list.filter((_, i) => i % 2 === 1);
}

/** Those who miss the cut are then spread over the whole list. */
function oddFirst<T>(list: readonly T[]): readonly T[] {
  return [...oddPlaces(list), ...list.filter((_, i) => i % 2 === 0)];
}

function untilWeight(
  queue: readonly Arrival[],
  units: readonly Unit[],
  percent: number,
): readonly Arrival[] {
  const weightOf = new Map(units.map((unit) => [unit.unitId, unit.weight]));
  const total = units.reduce((sum, unit) => sum + unit.weight, 0);
  let weight = 0;
  const enough = queue.findIndex(({ unitIds }) => {
    const reached = weight * 100 >= total * percent;
    weight += unitIds.reduce((sum, unitId) => sum + (weightOf.get(unitId) ?? 0), 0);
    return reached;
  });
  return enough < 0 ? queue : queue.slice(0, enough);
}
