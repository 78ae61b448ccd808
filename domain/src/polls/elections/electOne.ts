import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';
import { candidateVotesOf, voted } from '../places/candidateVotes.ts';
import type { CandidateVotes, Election, PeopleResult, Seat } from '../places/election.ts';
import { runoffAmong, settlePlaces } from '../places/settlePlaces.ts';
import { sayOne } from './sayElection.ts';

/** Votes for the others count as against, so that a majority over for and against is a real one. */
export interface OneElection extends Election {
  readonly by: 'majority' | 'plurality';
}

/**
 * Elects one of many. By majority: the most voted must be alone on top and meet the rule; otherwise
 * there is no majority, and a second round between the first two. A candidate who ties with the second goes
 * too, and a tie on top sends only those tied: nothing lawful tells them apart, and leaving one out by lot
 * would decide without votes. A lot never stands for a majority. By plurality: the most voted, whatever the
 * share; an exact tie is a `tie` until a lot is drawn. Nobody wins without a vote. Without quorum at closing
 * nothing is decided.
 */
export function electOne(election: OneElection): PeopleResult {
  const byMajority = election.by === 'majority';
  const standings = candidateVotesOf(election, byMajority ? 'against' : null);
  const running = election.quorum.met ? voted(standings) : [];
  const { sure, drawn, tie, lot } = settlePlaces(running, 1, byMajority ? null : election.seed);
  const elected = sure.filter((optionId) => !byMajority || meetsRule(standings, optionId));
  const seats = [
    ...elected.map((optionId): Seat => ({ optionId, by: election.by })),
    ...drawn.map((optionId): Seat => ({ optionId, by: 'lot' })),
  ];
  const outcome = {
    kind: kindOf(election, seats, tie !== null && !byMajority),
    seats,
    vacant: 1 - seats.length,
    tie: byMajority ? null : tie,
    lot,
    standings,
    runoff: byMajority && seats.length === 0 ? runoffAmong(running, 1) : [],
    source: election.source,
  };
  return { ...outcome, sentence: sayOne(election, outcome) };
}

function meetsRule(standings: readonly CandidateVotes[], optionId: string): boolean {
  return standings.some((each) => each.optionId === optionId && each.finding?.met === true);
}

function kindOf({ quorum }: Election, seats: readonly Seat[], tied: boolean): VerdictKind {
  if (!quorum.met) return 'no-quorum';
  if (tied) return 'tie';
  return seats.length === 1 ? 'approved' : 'no-majority';
}
