import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { nothing, sumCounts } from '../../kernel/weights/weight.ts';
import { type Ballot, isInForce } from '../ballots/decideCast.ts';
import type { Participation } from '../ballots/participation.ts';
import { votedOnce } from '../ballots/votingBlocks.ts';
import type { RecountFault } from '../recounts/recountFault.ts';
import { tallyOf } from '../tallies/tally.ts';
import { receivedOf, type StoredResult } from './questionResult.ts';
import { digestOf, hashBallots, hashReceipts } from './resultSeal.ts';

/** The stored facts of a closed question, wherever they are. */
export interface KeptOfQuestion {
  readonly result: StoredResult;
  /** Of a named question, also those that were withdrawn. */
  readonly ballots: readonly Ballot[];
  /** Of a secret one. */
  readonly participations: readonly Participation[];
  /** The published list, in its order. */
  readonly receipts: readonly string[];
  /** The hash that the sealed record says; null in results from before seals. */
  readonly recorded: string | null;
}

/**
 * Counts a closed question again from stored data and tells the faults. Named: the sums come again from the
 * ballots. Secret: nothing can be counted twice, so the sums, who took part and the receipts must agree with
 * each other.
 */
export function recountResult(kept: KeptOfQuestion): readonly RecountFault[] {
  const { result, recorded } = kept;
  const faults = result.disclosure === 'secret' ? faultsOfSecret(kept) : faultsOfNamed(kept);
  const { seal } = result;
  if (seal === undefined) return faults;
  const isSame = digestOf({ ...result, seal }) === seal.digest;
  return [
    ...faults,
    ...(isSame ? [] : (['result-changed'] as const)),
    ...(recorded === seal.digest ? [] : (['record-differs'] as const)),
  ];
}

function faultsOfNamed({ result, ballots, receipts }: KeptOfQuestion): readonly RecountFault[] {
  const { seal, options, leftOut = [] } = result;
  const standing = ballots.filter(isInForce);
  const counted = standing.filter(({ unitId }) => !leftOut.includes(unitId));
  const tally = tallyOf(result, counted);
  const isSum = options.every(({ optionId, weight, units }) => {
    const again = tally[optionId] ?? nothing;
    return again.weight === weight && again.units === units;
  });
  const isSealed =
    seal === undefined ||
    (seal.count === standing.length && seal.hash === hashBallots(result, ballots));
  const isListed = seal === undefined || receiptsOf(standing).join() === receipts.join();
  return [
    ...(isSealed ? [] : (['ballots-changed'] as const)),
    ...(isSum ? [] : (['sums-differ'] as const)),
    ...(isListed ? [] : (['receipts-changed'] as const)),
  ];
}

function faultsOfSecret(kept: KeptOfQuestion): readonly RecountFault[] {
  const { result, participations, receipts } = kept;
  const { seal, told, options } = result;
  const voted = sumCounts(participations.map(({ weight }) => ({ weight, units: 1 })));
  const isWho =
    told?.voted.units === voted.units &&
    told.voted.weight === voted.weight &&
    (told.heads === undefined || isOfHeads(participations, told.heads));
  const received = told === undefined ? 0 : receivedOf(told);
  const sums = options.map((option) => option[told?.measure ?? 'weight'] ?? 0);
  const sum = sums.reduce((total, one) => total + one, 0);
  // Several marks add up to more than the ballots; each of them, never.
  const isOver = sums.some((one) => one > received);
  const isWhole = takesSeveral(result) ? !isOver : sum === received;
  const isSum = told?.kind !== 'exact' || isWhole;
  const isListed =
    receipts.length === participations.length &&
    seal?.count === receipts.length &&
    seal.hash === hashReceipts(seal.salt, receipts);
  return [
    ...(isWho ? [] : (['participation-differs'] as const)),
    ...(isSum ? [] : (['sums-differ'] as const)),
    ...(isListed ? [] : (['receipts-changed'] as const)),
  ];
}

/** Whether so many heads took part, each in one sending. */
function isOfHeads(participations: readonly Participation[], heads: number): boolean {
  const own = new Set(participations.map(({ headId }) => headId));
  return own.size === heads && votedOnce(participations);
}

/** The published part of the named ballots: a receipt for each submission, in alphabetical order. */
export function receiptsOf(ballots: readonly Pick<Ballot, 'receipt'>[]): readonly string[] {
  return [...new Set(ballots.map(({ receipt }) => receipt))].sort();
}
