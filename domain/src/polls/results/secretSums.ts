import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { type Count, nothing, sumCounts, type Weight } from '../../kernel/weights/weight.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import { choosable, type Markable } from '../elections/marks.ts';
import type { Option } from '../questions/option.ts';
import { votedScopes } from '../secrecy/canBeSecret.ts';
import type { Moved } from '../secrecy/impliedByVerdict.ts';
import { ballotsKey, type Tally, tallySlots, totalOf } from '../tallies/tally.ts';

/** Fewer people than these voting leave only the verdict to tell. */
export const leastHolders = 5;

export type Measure = 'weight' | 'units';

/** In which measure a secret vote is told, and how much of each scope that the rule counts goes with one of it. */
export interface ToldIn {
  readonly measure: Measure;
  readonly moved: Moved;
}

/**
 * A rule that counts in one measure is told in it. One that counts in several is told only where all that voted
 * weigh the same: there one figure says the others. Each unit is a head, or heads are not counted in secret at all.
 */
export function toldIn(
  rule: Pick<Rule, 'requirement' | 'unless'>,
  voted: readonly { readonly weight: Weight }[],
): ToldIn | null {
  const [scope = mainWeight, ...others] = new Set(votedScopes(rule));
  if (others.length === 0)
    return { measure: scope === mainWeight ? 'weight' : 'units', moved: { [scope]: 1 } };
  const weight = evenWeight(voted);
  return weight === null
    ? null
    : { measure: 'units', moved: { units: 1, heads: 1, [mainWeight]: weight } };
}

/** What every unit weighs, when all weigh the same: then one figure says the other. */
export function evenWeight(voted: readonly { readonly weight: Weight }[]): Weight | null {
  const [weight = 1, ...others] = new Set(voted.map((one) => one.weight));
  return others.length > 0 || weight === 0 ? null : weight;
}

export function totalsOf(tally: Tally, options: readonly Option[], measure: Measure) {
  return Object.fromEntries(
    options.map(({ optionId }) => [optionId, (tally[optionId] ?? nothing)[measure]]),
  );
}

/**
 * Whether opened sums are exactly those of who took part. Several marks do not add up to the
 * ballots, so there the ballots do, and the marks lie between the fewest and the most that those
 * ballots could carry.
 */
export function isSumOf(tally: Tally, voted: Count, question: Markable): boolean {
  const known = new Set(tallySlots(question).map(({ optionId }) => optionId));
  const isWhole = Object.values(tally).every((one) => one.units >= 0 && one.weight >= 0);
  const isKnown = Object.keys(tally).every((optionId) => known.has(optionId));
  const { units, weight } = totalOf(tally);
  const isAll = units === voted.units && weight === voted.weight;
  return isWhole && isKnown && isAll && (!takesSeveral(question) || couldBeMarked(tally, question));
}

function couldBeMarked(tally: Tally, question: Markable): boolean {
  const { min, max } = question.election?.marks ?? { min: 1, max: 1 };
  const candidates = choosable(question);
  const sumsOf = (options: readonly Option[]) =>
    options.map(({ optionId }) => tally[optionId] ?? nothing);
  const alone = sumCounts(sumsOf(question.options.filter((one) => !candidates.includes(one))));
  const marks = sumsOf(candidates);
  const all = sumCounts(marks);
  return (['units', 'weight'] as const).every((measure) => {
    const valid = (tally[ballotsKey] ?? nothing)[measure] - alone[measure];
    const isEach = marks.every((one) => one[measure] <= valid);
    return valid >= 0 && isEach && all[measure] >= min * valid && all[measure] <= max * valid;
  });
}
