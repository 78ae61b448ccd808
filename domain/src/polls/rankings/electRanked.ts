import { assess, type Finding } from '../../laws/findings/assess.ts';
import type { Figures, ScopeFigures } from '../../laws/findings/figures.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';
import { type ChoiceCount, choicesOf } from '../places/choiceCounts.ts';
import { countRounds, type Round, type Rounds } from '../places/countRounds.ts';
import { decideLot } from '../places/decideLot.ts';
import type {
  CandidateVotes,
  Election,
  PeopleResult,
  RankedResult,
  Seat,
} from '../places/election.ts';
import { rank, runoffAmong } from '../places/settlePlaces.ts';
import { sayRanked } from './sayRanked.ts';

export interface RankedElection extends Election {
  /** Whether who wins the last round must also meet the rule of the matter with it. */
  readonly meetsRule: boolean;
}

/**
 * Elects one by order of preference, in rounds (`countRounds`). Where the majority of the matter is asked, the rounds
 * go on until two are left, and the votes of the last one are held against it: those of the others who reached it are against, and ballots without any of
 * them are neither. Ties that lead to different winners leave a `tie` among these until a lot is drawn; where a
 * majority is asked a lot never stands for it, and they go to a second round. Without quorum at closing nothing is
 * decided.
 */
export function electRanked(election: RankedElection): RankedResult {
  const { options, counts, scope, quorum, meetsRule, source } = election;
  const ids = options.map(({ optionId }) => optionId);
  const rankings = choicesOf(counts, scope).rankings ?? [];
  const counted = countRounds(ids, rankings, meetsRule ? 'two' : 'half');
  const [winner, ...others] = counted.winners;
  const isTied = others.length > 0;
  const finding = winner === undefined || isTied ? null : lastFinding(election, winner, counted);
  const settled = settle(election, counted, finding);
  const seats = quorum.met ? settled.seats : [];
  const outcome = {
    kind: quorum.met ? settled.kind : ('no-quorum' as const),
    seats,
    vacant: 1 - seats.length,
    tie: quorum.met ? settled.tie : null,
    lot: quorum.met ? settled.lot : null,
    standings: standingsOf(counted.rounds, meetsRule ? finding : null),
    runoff: quorum.met ? settled.runoff : [],
    source,
    rounds: counted.rounds,
  };
  return { ...outcome, sentence: sayRanked(election, outcome) };
}

type Settled = Pick<PeopleResult, 'seats' | 'tie' | 'lot' | 'runoff'> & {
  readonly kind: VerdictKind;
};

const nobody = { seats: [], tie: null, lot: null, runoff: [] };

function settle(
  { meetsRule, seed }: RankedElection,
  counted: Rounds,
  finding: Finding | null,
): Settled {
  const { winners, rounds, isWhole } = counted;
  const [winner, ...others] = winners;
  if (winner === undefined) return { ...nobody, kind: 'no-majority' };
  if (others.length > 0) {
    const among = [...winners].sort();
    // An incomplete search leads to a second round: a lot could pick an option that never wins.
    if (meetsRule || !isWhole) return { ...nobody, kind: 'no-majority', runoff: among };
    if (seed === null) return { ...nobody, kind: 'tie', tie: { places: 1, among } };
    const lot = decideLot(seed, among);
    const seats = lot.order.slice(0, 1).map((optionId): Seat => ({ optionId, by: 'lot' }));
    return { ...nobody, kind: 'approved', seats, lot };
  }
  if (!meetsRule || finding?.met === true) {
    return { ...nobody, kind: 'approved', seats: [{ optionId: winner, by: 'majority' }] };
  }
  const last = rounds.at(-1)?.votes ?? [];
  const running = last
    .filter(({ votes }) => votes > 0)
    .map(({ optionId, votes }) => ({ optionId, score: votes }));
  return { ...nobody, kind: 'no-majority', runoff: runoffAmong(running, 1) };
}

/** The rule held against who won the last round, in every measure that it counts. */
function lastFinding({ counts, rule, quorum }: Election, winner: string, { rounds }: Rounds) {
  const left = rounds.at(-1)?.votes.map(({ optionId }) => optionId) ?? [];
  const figures: Partial<Record<Scope, ScopeFigures>> = {};
  for (const [scope, count] of Object.entries(counts) as [Scope, ChoiceCount][]) {
    const { all, allMinusExcluded, present, blank, abstention, rankings = [], valid } = count;
    const forOf = (optionId: string) =>
      rankings
        .filter(({ optionIds }) => optionIds.find((one) => left.includes(one)) === optionId)
        .reduce((sum, { amount }) => sum + amount, 0);
    const favour = forOf(winner);
    const against = left.filter((one) => one !== winner).reduce((sum, one) => sum + forOf(one), 0);
    const other = valid - favour - against;
    const votes = { favour, against, other, blank, null: count.null, abstention };
    figures[scope] = { all, allMinusExcluded, present, votes };
  }
  return assess(rule.requirement, figures satisfies Figures, quorum.call);
}

/** By the last round that each was in: who left later had more. */
function standingsOf(rounds: readonly Round[], finding: Finding | null): readonly CandidateVotes[] {
  const last = new Map(
    rounds.flatMap(({ votes }) => votes.map((one) => [one.optionId, one.votes])),
  );
  const ranked = rank([...last].map(([optionId, score]) => ({ optionId, score })));
  return ranked.map(({ optionId, score }, place) => ({
    optionId,
    votes: score,
    finding: place === 0 ? finding : null,
  }));
}
