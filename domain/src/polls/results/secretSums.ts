import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { type Count, nothing, sumCounts } from '../../kernel/weights/weight.ts';
import { choosable, type Markable } from '../elections/marks.ts';
import type { Option } from '../questions/option.ts';
import { ballotsKey, type Tally, tallySlots, totalOf } from '../tallies/tally.ts';

/** Fewer people than these voting leave only the verdict to tell. */
export const leastHolders = 5;

export type Measure = 'weight' | 'units';

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
