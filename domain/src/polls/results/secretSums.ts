import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { type Count, nothing, sumCounts, type Weight } from '../../kernel/weights/weight.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import type { Participation } from '../ballots/participation.ts';
import { choosable, type Markable } from '../elections/marks.ts';
import type { Option } from '../questions/option.ts';
import type { Question } from '../questions/question.ts';
import { votedScopes } from '../secrecy/canBeSecret.ts';
import type { Moved } from '../secrecy/impliedByVerdict.ts';
import { ballotsKey, type Tally, tallySlots, totalOf } from '../tallies/tally.ts';

/** Fewer people than these voting leave only the verdict to tell. */
export const leastHolders = 5;

export type Measure = 'weight' | 'units';

/** In which measure a secret vote is told, and what goes with it of each scope that the rule counts. */
export interface ToldIn {
  readonly measure: Measure;
  readonly moved: Moved;
  /** The rule counts weights too, of which nothing is told: nor is an exact figure, which would be read as all there is. */
  readonly isPart: boolean;
}

type Voted = Pick<Participation, 'personId' | 'weight'>;

/**
 * A rule that counts in one measure is told in it. Of one that counts in several, units say the weights where all
 * that voted weigh the same. Elsewhere a yes or no is told in units alone, and an election, which ranks by weight, not
 * at all. Each unit is a head, or heads are not counted in secret.
 */
export function toldIn(
  { rule, election }: Pick<Question, 'rule' | 'election'>,
  voted: readonly Voted[],
): ToldIn | null {
  const [scope = mainWeight, ...others] = new Set(votedScopes(rule));
  const one = { each: 1, atMost: 0 };
  if (others.length === 0) {
    const measure = scope === mainWeight ? 'weight' : 'units';
    return { measure, moved: { [scope]: one }, isPart: false };
  }
  const even = evenWeight(voted);
  if (even === null && election) return null;
  const weight = even === null ? { each: 0, atMost: mostMoved(voted) } : { each: even, atMost: 0 };
  const moved = { units: one, heads: one, [mainWeight]: weight };
  return { measure: 'units', moved, isPart: even === null };
}

/** How much weight may go, or come, when a person's units change their answer and as many of others change back. */
function mostMoved(voted: readonly Voted[]): Weight {
  const held = new Map<string, number>();
  for (const { personId } of voted) held.set(personId, (held.get(personId) ?? 0) + 1);
  const heaviest = Math.max(0, ...voted.map(({ weight }) => weight));
  return Math.max(0, ...held.values()) * heaviest;
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
