import { sayList } from '../../kernel/lists/sayList.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { formatWeight } from '../../kernel/weights/formatWeight.ts';
import { shareOut } from '../../kernel/weights/shareOut.ts';
import { wholeWeight } from '../../kernel/weights/weight.ts';
import { hasWhole, type WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import { type FoundProblem, found } from '../rosters/rosterProblem.ts';
import type { Unit } from '../rosters/unit.ts';
import { sumProof } from './sumProof.ts';

/** A sum off by more than half a hundredth was not rounded: something in it is wrong. */
const adjustedAtMost = wholeWeight / 200;
const movedNamed = 3;

export interface AdjustedUnits {
  readonly units: readonly Unit[];
  /** The largest changes; or, where the weights were left as they are, why. */
  readonly problems: readonly FoundProblem[];
}

/** Whether weights with this sum may be adjusted: parts of a whole only where they nearly are it already. */
export function mayAdjust(total: number, measure: WeightMeasure): boolean {
  return !hasWhole(measure) || Math.abs(total - wholeWeight) <= adjustedAtMost;
}

/**
 * The units in the same proportions, adding up to exactly one hundred points. Parts of a whole are only
 * adjusted where they nearly are it already; what has no whole, as square metres, becomes parts of one.
 */
export function adjustWeights(units: readonly Unit[], measure: WeightMeasure): AdjustedUnits {
  const total = units.reduce((sum, { weight }) => sum + weight, 0);
  const isPart = hasWhole(measure);
  if (!mayAdjust(total, measure)) {
    const { sentence } = sumProof(total, measure);
    return { units, problems: [found('adjusted-too-far', '', sentence, 'weight')] };
  }
  const weights = shareOut(units.map(({ weight }) => weight));
  const adjusted = units.map((unit, place) => ({ ...unit, weight: weights[place] ?? 0 }));
  if (!isPart || total === wholeWeight) return { units: adjusted, problems: [] };
  return {
    units: adjusted,
    problems: [found('adjusted', '', sayMoved(units, adjusted), 'weight')],
  };
}

/** «Lo que más cambia: 104 (de 2,5159 a 2,5164) y 201 (de 1,2000 a 1,2002).» */
function sayMoved(before: readonly Unit[], after: readonly Unit[]): string {
  const moved = before
    .map((unit, place) => ({ unit, weight: after[place]?.weight ?? unit.weight, place }))
    .map((one) => ({ ...one, by: Math.abs(one.weight - one.unit.weight) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by || a.place - b.place);
  const named = moved.slice(0, movedNamed).map(({ unit, weight }) => {
    return `${unit.label} (de ${formatWeight(unit.weight)} a ${formatWeight(weight)})`;
  });
  return saying`Lo que más cambia: ${sayList(named)}.`;
}
