import type { Ranking } from './choiceCounts.ts';
import { rank } from './settlePlaces.ts';

/** One count among those who are still in. Amounts in millionths of a weight, or whole units or heads. */
export interface Round {
  /** From the most voted down; equal ones in order of id, which decides nothing. */
  readonly votes: readonly { readonly optionId: string; readonly votes: number }[];
  /** Of ballots that name none of those who are still in. */
  readonly exhausted: number;
  /** The options that leave after it. */
  readonly out: readonly string[];
}

export interface Rounds {
  readonly rounds: readonly Round[];
  /**
   * The possible winners: one, or several where ties for the last place lead to different winners; none
   * without votes.
   */
  readonly winners: readonly string[];
  /** Whether every way of breaking those ties was followed; if not, some of `winners` may not win in any. */
  readonly isWhole: boolean;
}

/** When the rounds end. */
type Until = 'half' | 'two';

/** More ways of breaking ties than this are not followed: no real vote comes near. */
const setsAtMost = 2_000;

/**
 * Counts an order of preference by rounds (instant run-off). In each, every ballot counts for the first of its
 * preferences that is still in. An option with more than half of the votes that still count wins; else the
 * least voted leaves. `until` two are left, the same one wins, with all the votes that go on to them: for an
 * option that must also reach a larger majority. Of several who tie in the last place all leave if together
 * they have less than the next one, for then none of them could stay; otherwise each way is followed. Where
 * all ways lead to one winner the tie decided nothing, and the rounds are told as if the last of them on the
 * ballot had left; where they lead to several, the rounds end at that tie and nobody is chosen: nothing
 * lawful tells them apart.
 */
export function countRounds(
  optionIds: readonly string[],
  rankings: readonly Ranking[],
  until: Until = 'half',
): Rounds {
  const { follow, isWhole } = follower(rankings, until);
  const rounds: Round[] = [];
  let left: readonly string[] = optionIds;
  for (;;) {
    const { round, next } = takeRound(left, rankings, until);
    const winners = follow(left);
    const [out, ...otherwise] = next;
    if (out === undefined || (otherwise.length > 0 && winners.length > 1)) {
      rounds.push(round);
      return { rounds, winners, isWhole: isWhole() };
    }
    rounds.push({ ...round, out });
    left = left.filter((optionId) => !out.includes(optionId));
  }
}

/** A round, and each of the ways in which somebody may leave after it; none where it is the last. */
function takeRound(left: readonly string[], rankings: readonly Ranking[], until: Until) {
  const sums = new Map(left.map((optionId) => [optionId, 0]));
  let exhausted = 0;
  for (const { optionIds, amount } of rankings) {
    const first = optionIds.find((optionId) => sums.has(optionId));
    if (first === undefined) exhausted += amount;
    else sums.set(first, (sums.get(first) ?? 0) + amount);
  }
  const ranked = rank([...sums].map(([optionId, score]) => ({ optionId, score })));
  const votes = ranked.map(({ optionId, score }) => ({ optionId, votes: score }));
  const round: Round = { votes, exhausted, out: [] };
  return { round, next: waysOut(left, votes, until) };
}

function waysOut(
  left: readonly string[],
  votes: Round['votes'],
  until: Until,
): readonly (readonly string[])[] {
  const counted = votes.reduce((sum, one) => sum + one.votes, 0);
  const most = votes[0]?.votes ?? 0;
  // Of two who are left nobody leaves: with the same, either may win.
  if (counted === 0 || left.length <= 2) return [];
  if (until === 'half' && 2 * most > counted) return [];
  const least = votes.at(-1)?.votes ?? 0;
  const last = votes.filter((one) => one.votes === least).map(({ optionId }) => optionId);
  const above = votes.filter((one) => one.votes > least).at(-1)?.votes;
  if (above !== undefined && least * last.length < above) return [inBallotOrder(left, last)];
  return [...inBallotOrder(left, last)].reverse().map((optionId) => [optionId]);
}

function inBallotOrder(left: readonly string[], some: readonly string[]): readonly string[] {
  return left.filter((optionId) => some.includes(optionId));
}

/** The possible winners among those still in; every set is followed once. */
function follower(rankings: readonly Ranking[], until: Until) {
  const known = new Map<string, readonly string[]>();
  let isWhole = true;
  function follow(left: readonly string[]): readonly string[] {
    const key = left.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= setsAtMost) {
      isWhole = false;
      return left;
    }
    const { round, next } = takeRound(left, rankings, until);
    const most = round.votes[0]?.votes ?? 0;
    const winners =
      next.length === 0
        ? round.votes.filter(({ votes }) => votes === most && most > 0).map((one) => one.optionId)
        : next.flatMap((out) => follow(left.filter((optionId) => !out.includes(optionId))));
    const once = inBallotOrder(left, winners);
    known.set(key, once);
    return once;
  }
  return { follow, isWhole: () => isWhole };
}
