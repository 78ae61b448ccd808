import type { Weight } from '../../kernel/weights/weight.ts';
import type { MarkLimits } from '../marks/marks.ts';
import type { SecretTelling } from '../results/questionResult.ts';
import { couldMoveMarks } from '../secrecy/marksPublication.ts';
import { type RoundingStep, roundingSteps } from '../secrecy/safePublication.ts';
import type { SecretUnit } from '../secrecy/secretBallots.ts';

/** How finely the figures of a secret vote are told. */
export type Telling = Pick<SecretTelling, 'kind' | 'step'>;

/** The known facts of a secret vote before anybody chooses. */
export interface Voting {
  /** Those that vote, as the rule weighs them. */
  readonly units: readonly SecretUnit[];
  /** How many answers there are, blank and abstention included. */
  readonly answers: number;
  /** Fewer people than these voting is never safe. */
  readonly leastHolders: number;
  /** Of ballots with several marks; null: one mark each. */
  readonly marks: { readonly limits: MarkLimits; readonly candidates: number } | null;
  /** The outcome is read as if it told the totals, so its figures are exact or none. */
  readonly isPinned: boolean;
}

const verdictOnly: Telling = { kind: 'verdict-only' };

/**
 * The finest publication that a vote of all these units may have, whatever they choose. `decodability` and
 * `marksPublication` judge the totals of a vote; this asks what they need of any totals: room in a cell for
 * the heaviest unit, and enough votes beside a person's own and another's for theirs to go unnoticed.
 */
export function finestTelling(voting: Voting): Telling {
  const { isPinned, leastHolders, marks } = voting;
  const crowd = crowdOf(voting);
  if (crowd.holders.length < leastHolders) return verdictOnly;
  const couldHide = marks === null ? couldHideUnits : couldHideMarks;
  if (couldHide(crowd, voting, null)) return { kind: 'exact' };
  if (isPinned || (marks !== null && !couldMoveMarks(marks))) return verdictOnly;
  const step = roundingSteps.find((one) => couldHide(crowd, voting, one));
  return step === undefined ? verdictOnly : { kind: 'rounded', step };
}

/** The same of any part of them, where the others do not vote: without who stands out, more may be told. */
export function finestOfPart({ units, leastHolders, marks, isPinned }: Voting): Telling {
  const weights = [...new Set(units.map(({ weight }) => weight))].sort((a, b) => a - b);
  const holdersWhere = (is: (weight: Weight) => boolean) =>
    new Set(units.filter(({ weight }) => is(weight)).map(({ holderId }) => holderId)).size;
  const isEnough = (is: (weight: Weight) => boolean) => holdersWhere(is) >= leastHolders;
  if (
    isEnough((weight) => weight <= 1) ||
    weights.some((one) => isEnough((weight) => weight === one))
  ) {
    return { kind: 'exact' };
  }
  if (isPinned || (marks !== null && !couldMoveMarks(marks))) return verdictOnly;
  const step = roundingSteps.find((one) =>
    weights.some((heaviest) => {
      if (!isEnough((weight) => weight <= heaviest)) return false;
      const votes = sumOf(units.map(({ weight }) => weight).filter((weight) => weight <= heaviest));
      return heaviest <= widthOf(votes, one) + 1;
    }),
  );
  return step === undefined ? verdictOnly : { kind: 'rounded', step };
}

interface Holder {
  readonly sum: Weight;
  readonly heaviest: Weight;
  readonly isWhole: boolean;
  /** The most that one other holder can know. */
  readonly known: Weight;
}

interface Crowd {
  /** The heaviest first. */
  readonly holders: readonly Holder[];
  readonly votes: Weight;
  readonly heaviest: Weight;
  readonly isEven: boolean;
}

function crowdOf({ units }: Voting): Crowd {
  const blocks = new Map<string, Weight[]>();
  for (const { holderId, weight } of units) {
    const block = blocks.get(holderId);
    if (block === undefined) blocks.set(holderId, [weight]);
    else block.push(weight);
  }
  const sorted = [...blocks.values()]
    .map((block) => ({
      sum: sumOf(block),
      heaviest: Math.max(...block),
      isWhole: block.length === 1,
    }))
    .sort((a, b) => b.sum - a.sum);
  const [first, second] = sorted.map(({ sum }) => sum);
  const weights = units.map(({ weight }) => weight);
  return {
    holders: sorted.map((one, i) => ({ ...one, known: (i === 0 ? second : first) ?? 0 })),
    votes: sumOf(weights),
    heaviest: Math.max(0, ...weights),
    isEven: new Set(weights).size === 1,
  };
}

/** How far apart two totals of one cell can be, in the widest of the grid: the last. */
function widthOf(votes: Weight, step: RoundingStep): Weight {
  return Math.floor(votes / (1000 / step));
}

/** Whether there are totals at all under which every unit could have gone elsewhere unseen. */
function couldHideUnits(
  { holders, votes, heaviest, isEven }: Crowd,
  { answers }: Voting,
  step: RoundingStep | null,
): boolean {
  // Two answers are never both in the last cell; an exact figure has no width.
  const width = step === null ? 0 : Math.max(0, Math.ceil(votes / (1000 / step)) - 1);
  // A swap for a leaving unit fits to the weight of one more, unless all weigh the same.
  if (!isEven && heaviest > width + 1) return false;
  const isRoom = (weight: Weight, known: Weight) =>
    weight <= width || votes >= 2 * weight + known - width;
  const isOneAnswer = (sum: Weight) => Math.ceil(votes / answers) >= sum;
  const isEach = holders.every(
    ({ sum, heaviest: own, isWhole, known }) =>
      isRoom(own, known) && (!(isWhole || isOneAnswer(sum)) || isRoom(sum, known)),
  );
  const [first, second, ...others] = holders;
  if (first === undefined || second === undefined) return isEach;
  // An insider who knows the first block hides only in an answer that is larger, and there the first must
  // hide too.
  const mustHide = first.sum > width && second.sum >= width;
  const isAnother = [second, ...others].some(({ heaviest: own }) => own > width);
  return isEach && (!(mustHide && isAnother) || votes >= 2 * (first.sum + second.sum - width));
}

/** The same of ballots with several marks: each mark needs room on both sides, or twice a block without it. */
function couldHideMarks(
  { holders, votes, heaviest, isEven }: Crowd,
  { answers }: Voting,
  step: RoundingStep | null,
): boolean {
  const block = holders[0]?.sum ?? 0;
  // Every ballot marks something: no spread of the marks leaves the most marked with less.
  const most = Math.ceil(votes / answers);
  if (step === null) return isEven && votes - Math.max(most, heaviest) >= 2 * block;
  const cell = widthOf(votes, step);
  return cell >= block && (cell >= 2 * block || most + block <= cell);
}

function sumOf(weights: readonly Weight[]): Weight {
  return weights.reduce((sum, weight) => sum + weight, 0);
}
