import { headIdOf } from '../../people/rosters/heads.ts';
import type { Unit } from '../../people/rosters/unit.ts';

/** A unit as far as choosing among those that are missing goes. */
export type UnitToCall = Pick<Unit, 'unitId' | 'label' | 'ownerIds' | 'weight'>;

export interface Choosing<U> {
  readonly absent: readonly U[];
  /** The owners who are there already. */
  readonly headsHere: ReadonlySet<string>;
  /** How many owners more, of so many at most, may change whether it is enough: only those are tried. */
  readonly headSteps: (most: number) => readonly number[];
  /** One more unit never makes enough units too few. */
  readonly isEnough: (units: readonly U[]) => boolean;
  /** About how many they are, where each trial is dear; not said: nobody knows. `heaviestFirst` are the absent. */
  readonly guess?: (heaviestFirst: readonly U[]) => number;
}

/**
 * The fewest absent units that are enough, the heaviest first; null where all of them are not. Of those as few it is
 * the heaviest and, of the same weight, the first by label.
 */
export function fewestUnits<U extends UnitToCall>(choosing: Choosing<U>): readonly U[] | null {
  const { headsHere, headSteps, isEnough } = choosing;
  const absent = [...choosing.absent].sort(heaviest);
  const newcomers = firstOfHeads(absent, headsHere);
  const steps = [...new Set([0, ...headSteps(newcomers.length)])];
  const bestOf = (size: number) =>
    steps
      .filter((heads) => heads <= size)
      .map((heads) => choose(absent, newcomers, heads, size))
      .filter(isEnough)
      .sort((one, other) => weightOf(other) - weightOf(one))[0];
  if (bestOf(absent.length) === undefined) return null;
  if (isEnough([])) return [];
  const least = leastSize(absent.length, choosing.guess?.(absent) ?? null, (size) => {
    return bestOf(size) !== undefined;
  });
  return [...(bestOf(least) ?? [])].sort(heaviest);
}

/**
 * The least size that will do, up to one that does: a unit more never takes it away, so that it is found by halves,
 * from around the guess.
 */
function leastSize(whole: number, guess: number | null, does: (size: number) => boolean): number {
  let [least, most] = [1, whole];
  let step = 1;
  const start = guess === null ? whole : Math.min(Math.max(guess, 1), whole);
  if (start < whole && !does(start)) {
    least = start + 1;
    while (least + step - 1 < most && !does(least + step - 1)) {
      least += step;
      step *= 2;
    }
    most = Math.min(most, least + step - 1);
  } else if (guess !== null) {
    most = start;
    while (most - step >= least && does(most - step)) {
      most -= step;
      step *= 2;
    }
    least = Math.max(least, most - step + 1);
  }
  while (least < most) {
    const half = Math.floor((least + most) / 2);
    if (does(half)) most = half;
    else least = half + 1;
  }
  return least;
}

/**
 * Of some size, with at least so many owners who were not there, the heaviest: the heaviest unit of each
 * of the owners whose heaviest weighs most, and the heaviest of the rest. Any other set becomes this one
 * by changing units for others that weigh no less.
 */
function choose<U>(
  absent: readonly U[],
  newcomers: readonly U[],
  heads: number,
  size: number,
): readonly U[] {
  const first = newcomers.slice(0, heads);
  const taken = new Set(first);
  return [...first, ...absent.filter((unit) => !taken.has(unit)).slice(0, size - heads)];
}

/** The heaviest unit of each owner who is not there yet; `absent` in its order. */
function firstOfHeads<U extends UnitToCall>(
  absent: readonly U[],
  headsHere: ReadonlySet<string>,
): readonly U[] {
  const known = new Set(headsHere);
  return absent.filter((unit) => {
    const head = headIdOf(unit);
    if (known.has(head)) return false;
    known.add(head);
    return true;
  });
}

/** The weight of some units together. */
export function weightOf(units: readonly Pick<Unit, 'weight'>[]): number {
  return units.reduce((sum, { weight }) => sum + weight, 0);
}

function heaviest(one: UnitToCall, other: UnitToCall): number {
  return other.weight - one.weight || natural.compare(one.label, other.label);
}

const natural = new Intl.Collator('es', { numeric: true });
