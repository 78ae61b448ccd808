import { decideLot, type Lot, type LotSeed } from './decideLot.ts';

/** One that runs, with what ranks it: votes, or a remainder. */
export interface Ranked {
  readonly optionId: string;
  readonly score: number;
}

/** More who deserve the same than places are left: only a lot can tell. */
export interface Tie {
  readonly places: number;
  /** In order of id, which decides nothing. */
  readonly among: readonly string[];
}

export interface Settled {
  /** The candidates who are in without any lot, from the highest score down. */
  readonly sure: readonly string[];
  /** The candidates who are in by lot. */
  readonly drawn: readonly string[];
  /** Null when nobody tied for the last places, or when the lot was drawn. */
  readonly tie: Tie | null;
  readonly lot: Lot | null;
}

/** From the highest score down; equal ones in order of id, which decides nothing. */
export function rank(running: readonly Ranked[]): readonly Ranked[] {
  return [...running].sort((a, b) => b.score - a.score || (a.optionId < b.optionId ? -1 : 1));
}

/**
 * Gives so many places to the highest scores. An exact tie across the last place stays a tie until
 * there is a seed: a lot is never drawn unless it is asked for.
 */
export function settlePlaces(
  running: readonly Ranked[],
  places: number,
  seed: LotSeed | null,
): Settled {
  const ranking = rank(running);
  const idsOf = (some: readonly Ranked[]) => some.map(({ optionId }) => optionId);
  const last = ranking[places - 1]?.score;
  if (last === undefined || last !== ranking[places]?.score) {
    return { sure: idsOf(ranking.slice(0, places)), drawn: [], tie: null, lot: null };
  }
  const sure = idsOf(ranking.filter(({ score }) => score > last));
  const among = idsOf(ranking.filter(({ score }) => score === last));
  const left = places - sure.length;
  if (seed === null) return { sure, drawn: [], tie: { places: left, among }, lot: null };
  const lot = decideLot(seed, among);
  return { sure, drawn: lot.order.slice(0, left), tie: null, lot };
}

/**
 * The candidates of a second round for so many seats: the first ones and one more, with everybody who ties
 * with the last of them, since nothing lawful tells them apart. Nobody when there is no contest.
 */
export function runoffAmong(running: readonly Ranked[], seats: number): readonly string[] {
  const ranking = rank(running);
  const last = ranking[seats]?.score ?? Number.POSITIVE_INFINITY;
  return ranking.filter(({ score }) => score >= last).map(({ optionId }) => optionId);
}
