import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';
import { candidateVotesOf, voted } from '../places/candidateVotes.ts';
import type { Election, PeopleResult, Seat } from '../places/election.ts';
import { runoffAmong, settlePlaces } from '../places/settlePlaces.ts';
import { saySeveral } from './sayElection.ts';

/** Several people at once, each ballot marking some of them. */
export interface SeveralElection extends Election {
  /** Seats to fill, 1 or more. */
  readonly seats: number;
  /** Whether each elected must also meet the rule, and not only be among the most voted. */
  readonly eachMeetsRule: boolean;
}

/**
 * Elects several by plurality: the most voted in the scope that ranks fill the seats. An exact tie for the
 * last ones is a `tie`, with the sure candidates and those who draw lots. When each must meet the rule, who
 * does not is out, and seats left so are for a second round among the first of those, one more than the
 * seats. Nobody wins without a vote; seats without candidates stay vacant. Without quorum at closing nothing
 * is decided.
 */
export function electSeveral(election: SeveralElection): PeopleResult {
  const { source, quorum, seed, eachMeetsRule } = election;
  const standings = candidateVotesOf(election, eachMeetsRule ? 'other' : null);
  const counted = quorum.met ? standings : [];
  const able = voted(counted.filter(({ finding }) => finding?.met !== false));
  const short = voted(counted.filter(({ finding }) => finding?.met === false));
  const { sure, drawn, tie, lot } = settlePlaces(able, election.seats, seed);
  const seats = [
    ...sure.map((optionId): Seat => ({ optionId, by: 'plurality' })),
    ...drawn.map((optionId): Seat => ({ optionId, by: 'lot' })),
  ];
  const vacant = election.seats - seats.length;
  const lacking = vacant > 0 && (short.length > 0 || seats.length === 0);
  const kind = kindOf(quorum.met, tie !== null, lacking);
  const outcome = {
    kind,
    seats,
    vacant,
    tie,
    lot,
    standings,
    runoff: kind === 'no-majority' ? runoffAmong(short, vacant) : [],
    source,
  };
  return { ...outcome, sentence: saySeveral(election, outcome) };
}

function kindOf(quorumMet: boolean, tied: boolean, lacking: boolean): VerdictKind {
  if (!quorumMet) return 'no-quorum';
  if (tied) return 'tie';
  return lacking ? 'no-majority' : 'approved';
}
