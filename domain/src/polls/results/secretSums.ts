import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { type Count, nothing, sumCounts, type Weight } from '../../kernel/weights/weight.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import type { VotingBlock } from '../ballots/votingBlocks.ts';
import { choosable, type Markable } from '../marks/marks.ts';
import type { Option } from '../marks/option.ts';
import type { Question } from '../questions/question.ts';
import { votedScopes } from '../secrecy/canBeSecret.ts';
import type { Moved, Shift } from '../secrecy/impliedByVerdict.ts';
import type { SecretSums } from '../tallies/sealedSums.ts';
import { ballotsKey, type Tally, tallySlots, totalOf } from '../tallies/tally.ts';
import type { SecretTelling } from './questionResult.ts';

/** Fewer people than these voting leave only the verdict to tell. */
export const leastHolders = 5;

export type Measure = SecretTelling['measure'];

/** The measure in which a secret vote is told, and the change with it in each scope of the rule. */
export interface ToldIn {
  readonly measure: Measure;
  readonly moved: Moved;
  /** The rule counts other things too, of which nothing is told: nor is an exact figure, which would be read as all there is. */
  readonly isPart: boolean;
}

/**
 * A rule that counts in one measure is told in it. Of one that counts in several, units say the weights where all
 * that voted weigh the same; where heads vote whole, heads say both where all of them are alike. Elsewhere a yes or no
 * is told in that one measure alone, and an election, which ranks by weight, not at all.
 */
export function toldIn(
  { rule, election, headsVoteWhole = false }: Terms,
  voted: readonly VotingBlock[],
): ToldIn | null {
  const [scope = mainWeight, ...others] = new Set(votedScopes(rule));
  const one = { each: 1, atMost: 0 };
  const told: Measure = headsVoteWhole ? 'heads' : 'units';
  if (others.length === 0) {
    return {
      measure: scope === mainWeight ? 'weight' : told,
      moved: { [scope]: one },
      isPart: false,
    };
  }
  const weight = shiftOf(voted, ({ weight: own }) => own);
  const units = shiftOf(voted, ({ units: own }) => own);
  const isPart = weight.each === 0 || units.each === 0;
  const moved = { units, heads: one, [mainWeight]: weight };
  return isPart && election ? null : { measure: told, moved, isPart };
}

type Terms = Pick<Question, 'rule' | 'election' | 'headsVoteWhole'>;

/** The change of each sum with a moved answer: the same for every one where they are alike, and else up to so much. */
function shiftOf(voted: readonly VotingBlock[], amountOf: (block: VotingBlock) => number): Shift {
  const even = evenOf(voted.map(amountOf));
  return even === null
    ? { each: 0, atMost: mostMoved(voted, amountOf) }
    : { each: even, atMost: 0 };
}

/** How much may go, or come, when what a person voted changes its answer and as much of others changes back. */
function mostMoved(
  voted: readonly VotingBlock[],
  amountOf: (block: VotingBlock) => number,
): number {
  const held = new Map<string, number>();
  for (const { personId } of voted) held.set(personId, (held.get(personId) ?? 0) + 1);
  return Math.max(0, ...held.values()) * Math.max(0, ...voted.map(amountOf));
}

/**
 * The common amount of every answer, where all carry the same: then one figure says the others. Null where
 * they do not.
 */
export interface Even {
  readonly weight: Weight | null;
  readonly units: number | null;
}

export function evenIn(voted: readonly VotingBlock[]): Even {
  return {
    weight: evenOf(voted.map(({ weight }) => weight)),
    units: evenOf(voted.map(({ units }) => units)),
  };
}

function evenOf(amounts: readonly number[]): number | null {
  const [amount = 1, ...others] = new Set(amounts);
  return others.length > 0 || amount === 0 ? null : amount;
}

/** The sum of an option. Where each unit is a head, as many heads as units. */
export function sumIn(sums: SecretSums, optionId: string, measure: Measure): number {
  const [tally, part] = vectorOf(sums, measure);
  return (tally[optionId] ?? nothing)[part];
}

/** All the ballots. */
export function ballotsIn(sums: SecretSums, measure: Measure): number {
  const [tally, part] = vectorOf(sums, measure);
  return totalOf(tally)[part];
}

function vectorOf({ tally, heads = tally }: SecretSums, measure: Measure) {
  return measure === 'heads' ? ([heads, 'units'] as const) : ([tally, measure] as const);
}

export function totalsOf(sums: SecretSums, options: readonly Option[], measure: Measure) {
  return Object.fromEntries(
    options.map(({ optionId }) => [optionId, sumIn(sums, optionId, measure)]),
  );
}

/** Whether heads add up to those that took part, and every answer of a head is one of some unit. */
export function areHeadsOf(
  { tally, heads }: Required<SecretSums>,
  voted: number,
  question: Markable,
): boolean {
  const isEach = tallySlots(question).every(({ optionId }) => {
    const [of, units] = [sumIn({ tally, heads }, optionId, 'heads'), tally[optionId]?.units ?? 0];
    return of <= units && (of === 0) === (units === 0);
  });
  return isEach && isSumOf(heads, { weight: 0, units: voted }, question);
}

/**
 * Whether opened sums are exactly those of the participants. Several marks do not add up to the ballots, so
 * there the ballots do, and the marks lie between the fewest and the most that those ballots could carry.
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
    return isEach && all[measure] >= min * valid && all[measure] <= max * valid;
  });
}
